import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { maxHeaderSize } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contracts from '@lithe/contracts/api'
import { maxJsonBytes } from '@lithe/contracts/constants'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandMeant } from './reach/bot/free-text.ts'
import { busyMs } from './testing/attacks/busy-ms.ts'
import { type Field, fieldsOf, unboundedPatterns } from './testing/attacks/fields-of.ts'
import { worstHeaderTexts, worstTexts } from './testing/attacks/worst-texts.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

const { apiPrefix } = contracts
const allowedMs = 50

const isEndpoint = (thing: unknown): thing is contracts.Endpoint =>
  typeof thing === 'object' && thing !== null && 'path' in thing && 'body' in thing && 'errors' in thing
const exported: unknown[] = Object.values(contracts)
const endpoints = exported.filter(isEndpoint)
const nameOf = ({ method, path }: contracts.Endpoint) => `${method} ${path}`
const named = (path: string, value: string) => path.replace(/:\w+/g, value)
const someId = '00000000-0000-4000-8000-000000000000'

/** Candidates for the slowest input, short enough for even a bad pattern. */
const scouts = worstTexts(2000)
const longTexts = worstTexts(maxJsonBytes - 2000)
function worstFor({ body }: contracts.Endpoint, { isText, bodyWith }: Field): string {
  if (!isText) return longTexts[0] ?? ''
  const msOf = (scout: string) => {
    const started = performance.now()
    body.safeParse(bodyWith(scout))
    return performance.now() - started
  }
  const slow = scouts
    .map((scout, index) => ({ index, ms: msOf(scout) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ index }) => ({ index, ms: Math.min(msOf(scouts[index] ?? ''), msOf(scouts[index] ?? '')) }))
  const [worst] = slow.sort((one, other) => other.ms - one.ms)
  return longTexts[worst?.index ?? 0] ?? ''
}

const sources = async () => {
  const files = await readdir(import.meta.dirname, { recursive: true })
  return files
    .filter(name => /\.ts$/.test(name) && !/\.test\.ts$|\btesting\b/.test(name))
    .map(name => readFileSync(join(import.meta.dirname, name), 'utf8'))
}

/** Headers read by the framework rather than our sources. */
const readByOthers = [
  ...['accept', 'accept-encoding', 'content-type', 'cookie', 'host', 'if-modified-since', 'if-none-match'],
  ...['range', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
]

describe('the longest input stalls the server for at most 50 ms', () => {
  let testApp: TestApp
  let web: string
  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'lithe-long-texts-'))
    await writeFile(join(web, 'index.html'), '<!doctype html><title>Lithe</title>')
    testApp = await makeTestApp(await openTestPostgres(), {
      trustProxy: ['127.0.0.1'],
      directories: { web, player: '/nowhere' },
    })
  })
  afterAll(async () => {
    await testApp.close()
    await rm(web, { recursive: true })
  })

  /** Returns the slow calls with their durations. */
  async function slowOf(calls: Iterable<{ what: string; sent: InjectOptions }>) {
    const slow: string[] = []
    for (const { what, sent } of calls) {
      const ms = await busyMs(() => testApp.app.inject(sent), allowedMs)
      if (ms > allowedMs) slow.push(`${what}: ${Math.round(ms)} ms`)
      if (slow.length > 2) break
    }
    return slow
  }

  it.each(
    endpoints.filter(({ method }) => method !== 'GET').map(endpoint => [nameOf(endpoint), endpoint] as const),
  )(
    'in any field of %s',
    async (_name, endpoint) => {
      const { method, path, body } = endpoint
      const calls = fieldsOf(body).map(field => ({
        what: field.path,
        sent: {
          method,
          url: apiPrefix + named(path, someId),
          payload: JSON.stringify(field.bodyWith(worstFor(endpoint, field))),
          headers: { 'content-type': 'application/json' },
        },
      }))
      expect(await slowOf(calls)).toEqual([])
    },
    60_000,
  )

  it('in the caller headers of a GET, in any part of a URL and in any query', async () => {
    const texts = worstHeaderTexts(maxHeaderSize)
    const calls = texts.flatMap(text => [
      ...endpoints
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => ({
          what: `GET ${path}`,
          sent: {
            url: apiPrefix + path,
            headers: Object.fromEntries(Object.values(contracts.callerHeaders).map(name => [name, text])),
          },
        })),
      ...['/', '/?', '/login/', `${apiPrefix}/report/`, `${apiPrefix}/user?`].map(start => ({
        what: `${start}…`,
        sent: { url: start + encodeURI(text).replaceAll('%25', '%').slice(0, maxHeaderSize) },
      })),
    ])
    expect(await slowOf(calls)).toEqual([])
  }, 60_000)

  it('in any header the server reads, and any cookie', async () => {
    const written = (await sources()).join('\n')
    const own = [...written.matchAll(/headers(?:\.(\w+)|\['([\w-]+)'\])/g)].map(([, a, b]) => a ?? b ?? '')
    const cookies = [...new Set(written.match(/\blithe_\w+(?=')/g))]
    const names = [...new Set([...own, ...readByOthers])]
    expect(names).toEqual(
      expect.arrayContaining(['user-agent', 'sec-fetch-site', 'origin', 'stripe-signature']),
    )
    expect(cookies).toContain('lithe_session')
    const doors = [
      { url: '/login', headers: {} },
      {
        method: 'POST' as const,
        url: `${apiPrefix}/sign-out`,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      },
    ]
    const calls = worstHeaderTexts(maxHeaderSize).flatMap(text =>
      doors.flatMap(({ headers, ...door }) => [
        ...names.map(name => ({ what: name, sent: { ...door, headers: { ...headers, [name]: text } } })),
        ...cookies.map(name => ({
          what: `the cookie ${name}`,
          sent: { ...door, headers: { ...headers, cookie: `${name}=${text}` } },
        })),
      ]),
    )
    expect(await slowOf(calls)).toEqual([])
  }, 60_000)

  it('in a message to the bot', async () => {
    for (const text of worstTexts(maxJsonBytes))
      expect(await busyMs(() => commandMeant(text), allowedMs)).toBeLessThan(allowedMs)
  })
})

it.each(endpoints.map(endpoint => [nameOf(endpoint), endpoint] as const))(
  'no pattern of %s reads text of unchecked length',
  (_name, { body }) => {
    expect(unboundedPatterns(body)).toEqual([])
  },
)
