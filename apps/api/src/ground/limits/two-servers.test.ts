import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix, type Puzzle, type SolvedPuzzle } from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../../testing/new-database.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { solvePuzzle } from '../../testing/solve-puzzle.ts'
import { caps } from './limits.ts'

describe('two servers on one PostgreSQL, behind a proxy', () => {
  let folder: string
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-two-servers-'))
    const settings = {
      DATABASE_URL: await newDatabase(),
      DATA_DIR: folder,
      SIGN_IN_PEPPER: 'a pepper that both servers know, long enough',
      TRUST_PROXY: '127.0.0.1',
    }
    servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()))
    await rm(folder, { recursive: true, force: true })
  })

  const guess = async (server: ServerProcess | undefined, forwardedFor: string) => {
    if (!server) throw new Error('the server has not started')
    const reply = await fetch(`${server.origin}${apiPrefix}/verify-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email: `${randomUUID()}@example.org`, otp: '123456' }),
    })
    await reply.arrayBuffer()
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
  }

  it('share one count, so a network’s limit applies once, not per server', async () => {
    const { points, duration } = caps.verify
    const tries = Array.from({ length: points + 40 }, (_, index) =>
      // One IPv6 subscriber can use any address of a /64.
      guess(servers[index % 2], `2001:db8:7:7::${index.toString(16)}`),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(points)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    for (const { retryAfter } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(Number(retryAfter)).toBeLessThanOrEqual(duration)
    }
    for (const server of servers) {
      expect((await guess(server, '2001:db8:7:7:ffff::1')).status).toBe(429)
      expect((await guess(server, '2001:db8:7:8::1')).status).toBe(422)
    }
  }, 60_000)

  type Asked = { server: number; network: string; solved?: SolvedPuzzle }
  const askForCode = async (email: string, { server, network, solved }: Asked) => {
    const reply = await fetch(`${servers[server]?.origin}${apiPrefix}/send-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email, ...(solved ? { solved } : {}) }),
    })
    const { data } = (await reply.json()) as { data: { puzzle: Puzzle | null } | null }
    return { status: reply.status, puzzle: data?.puzzle ?? null }
  }

  it('share a mailbox’s codes: one cooldown, one count, and each puzzle solution works once', async () => {
    const email = `${randomUUID()}@example.org`
    const isSent = ({ status, puzzle }: Awaited<ReturnType<typeof askForCode>>) =>
      status === 200 && puzzle === null
    const near = Array.from({ length: 20 }, (_, index) =>
      askForCode(email, { server: index % 2, network: '203.0.113.1' }),
    )
    const first = await Promise.all(near)
    expect(first.filter(isSent)).toHaveLength(1)
    expect(first.filter(({ status }) => status === 429)).toHaveLength(19)
    expect(isSent(await askForCode(email, { server: 1, network: '203.0.113.2' }))).toBe(true)

    const { puzzle } = await askForCode(email, { server: 0, network: '203.0.113.3' })
    if (!puzzle) throw new Error('a puzzle comes before the third')
    const solved = solvePuzzle(puzzle)
    const shown = Array.from({ length: 10 }, (_, index) =>
      askForCode(email, { server: index % 2, network: `203.0.113.${10 + index}`, solved }),
    )
    expect((await Promise.all(shown)).filter(isSent)).toHaveLength(1)
  }, 60_000)

  it('use the IP address their proxy reports, not a forged one', async () => {
    const [one] = servers
    expect((await guess(one, '2001:db8:9:9::1, 2001:db8:7:7::5')).status).toBe(429)
  })
})

describe('a server without a proxy', () => {
  it('counts by connection, whatever IP address a caller claims', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lithe-no-proxy-'))
    const server = await startServerProcess({ DATABASE_URL: await newDatabase(), DATA_DIR: folder })
    const { points } = caps.verify
    const body = JSON.stringify({ email: 'rosa@example.org', otp: '123456' })
    const tries = Array.from({ length: points + 5 }, async (_, index) => {
      const reply = await fetch(`${server.origin}${apiPrefix}/verify-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index % 250}` },
        body,
      })
      await reply.arrayBuffer()
      return reply.status
    })
    const statuses = await Promise.all(tries)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  }, 60_000)
})
