import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix } from '@lithe/contracts/api'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from './config/config.ts'
import { squats, stance, toeTouch, upload } from './testing/measurements.ts'
import { newDatabase } from './testing/new-database.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { startTraceCollector } from './testing/trace-collector.ts'

const packagesIn = (urls: readonly string[]) => [
  ...new Set(urls.flatMap(url => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.slice(1) ?? [])),
]

/** Numbers and words that nothing else would say. */
const visit = () => {
  const id = randomUUID()
  return {
    userIdentifier: `user_${id}`,
    id,
    nickname: 'Perpetua',
    age: '73',
    email: `perpetua.${id.slice(0, 8)}@example.org`,
    from: '203.0.113.77',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    seconds: 41.7,
    degrees: 87.31,
  }
}

/** A whole visit over connections of its own: a guest, three results, a report, a code by mail, and an address that is none. */
async function goThrough({ origin, written }: ServerProcess) {
  const person = visit()
  const caller = { userIdentifier: person.userIdentifier, source: 'web' }
  let cookie = ''
  const call = async (method: string, path: string, body: object) => {
    const headers = {
      cookie,
      'content-type': 'application/json',
      'x-forwarded-for': person.from,
      traceparent: `00-${person.traceId}-00f067aa0ba902b7-01`,
    }
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    cookie =
      answer.headers
        .getSetCookie()
        .map(each => each.split(';')[0])
        .join('; ') || cookie
    return { status: answer.status, told: (await answer.json()) as { data: { assessmentId: string } } }
  }
  const details = { name: person.nickname, age: person.age, sex: 'Female' }
  await call('PUT', `${apiPrefix}/user`, { ...caller, userDetails: details })
  const measured = [stance(person.seconds), toeTouch(person.degrees), squats(17)].map(each => {
    const { sessionId, ...body } = upload(each)
    return { sessionId, body }
  })
  for (const { sessionId, body } of measured)
    expect((await call('PUT', `${apiPrefix}/sessions/${sessionId}`, { ...caller, ...body })).status).toBe(200)
  const [balance, flexibility, strength] = measured.map(({ sessionId }) => sessionId)
  const sessions = { balance, flexibility, strength }
  const { told } = await call('POST', `${apiPrefix}/generate-report`, { ...caller, sessions })
  const { assessmentId } = told.data
  await call('POST', `${apiPrefix}/report/${assessmentId}`, caller)
  expect((await call('POST', `${apiPrefix}/send-otp`, { email: person.email })).status).toBe(200)
  const [code] = /\b\d{6}\b/.exec(written.find(line => line.includes('✉')) ?? '') ?? []
  if (!code) throw new Error('no code was mailed')
  await call('POST', `${apiPrefix}/verify-otp`, { email: person.email, otp: code })
  await fetch(`${origin}/nowhere/${person.id}?who=${person.nickname}&code=${code}`)
  await fetch(`${origin}/readyz`)
  return { ...person, code, assessmentId, sessionIds: Object.values(sessions) }
}

describe('traces of a visit', { timeout: 90_000 }, () => {
  let folder: string
  let collector: Awaited<ReturnType<typeof startTraceCollector>>
  let gone: Awaited<ReturnType<typeof goThrough>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-traces-'))
    collector = await startTraceCollector()
    const server = await startServerProcess({
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      DATABASE_URL: await newDatabase(),
    })
    gone = await goThrough(server).finally(server.stop)
    return async () => {
      await collector.stop()
      await rm(folder, { recursive: true })
    }
  }, 90_000)

  const attributesOf = ({ attributes }: { attributes: { key: string; value: object }[] }) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

  it('have each call by the pattern of its route, with its status and its time', () => {
    const calls = collector.spans().filter(({ kind }) => kind === 2)
    expect(calls.map(({ name }) => name)).toEqual([
      `PUT ${apiPrefix}/user`,
      ...Array(3).fill(`PUT ${apiPrefix}/sessions/:sessionId`),
      `POST ${apiPrefix}/generate-report`,
      `POST ${apiPrefix}/report/:assessmentId`,
      `POST ${apiPrefix}/send-otp`,
      `POST ${apiPrefix}/verify-otp`,
      expect.stringMatching(/^GET (unmatched|\/\*)$/),
    ])
    for (const call of calls) {
      expect(call.parentSpanId ?? '').toBe('')
      expect(Object.keys(attributesOf(call)).sort()).toEqual([
        'http.request.method',
        'http.response.status_code',
        'http.route',
      ])
      expect(BigInt(call.endTimeUnixNano) - BigInt(call.startTimeUnixNano)).toBeGreaterThan(0n)
    }
    expect(calls.map(call => attributesOf(call)['http.response.status_code'])).toEqual([
      ...Array(8).fill(200),
      404,
    ])
  })

  it('have the statements of each call under it, by their verb alone', () => {
    const spans = collector.spans()
    const upload = spans.find(({ name }) => name.endsWith('/sessions/:sessionId'))
    const asked = spans.filter(({ parentSpanId }) => parentSpanId === upload?.spanId)
    // The usual upload is one statement, which begins with the person it is of.
    expect(asked.map(({ name }) => name).filter(name => ['WITH', 'INSERT'].includes(name))).not.toEqual([])
    expect(asked.every(({ traceId }) => traceId === upload?.traceId)).toBe(true)
    const statements = spans.filter(({ kind }) => kind === 3)
    expect(statements.length).toBeGreaterThan(10)
    for (const statement of statements) {
      expect(statement.parentSpanId).not.toBe('')
      const { name } = statement
      expect(attributesOf(statement)).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': name })
      expect(name).toMatch(/^[A-Z]+$/)
    }
  })

  it('say nothing of a body or a person: no value that was sent, no id, address, code or query', () => {
    const arrived = collector.batches
      .map(({ path, headers, body }) => [path, headers, body].join('\n'))
      .join('\n')
    expect(arrived).toContain('/v1/traces')
    const { nickname, age, seconds, degrees, sessionIds, ...texts } = gone
    const values = [`"${age}"`, `${age},`, seconds, degrees].map(String)
    const names = [nickname, nickname.toLowerCase(), 'Female', '?who', 'traceparent', '00f067aa0ba902b7']
    for (const each of [...Object.values(texts), ...sessionIds, ...values, ...names])
      expect(arrived).not.toContain(String(each))
    expect(arrived).not.toMatch(/select .* from|\$1|"message"/i)
    expect([...new Set(collector.resources().map(({ key }) => key))].sort()).toEqual([
      'deployment.environment.name',
      'service.name',
      'telemetry.sdk.language',
      'telemetry.sdk.name',
      'telemetry.sdk.version',
    ])
  })
})

describe('a server and its traces', { timeout: 90_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-traces-'))
    return () => rm(folder, { recursive: true })
  })

  /** A server that answered a call, and was then told to end. */
  async function serveOnce(settings: Record<string, string>) {
    const DATABASE_URL = await newDatabase()
    const server = await startServerProcess({ DATABASE_URL, DATA_DIR: folder, ...settings })
    const { status } = await fetch(`${server.origin}${apiPrefix}/config`).catch(error =>
      server.stop().then(() => Promise.reject(error)),
    )
    const asked = Date.now()
    await server.stop()
    return { status, endedInMs: Date.now() - asked }
  }

  it('loads nothing to trace with where no collector is named', async () => {
    // V8 lists every script that was loaded, for coverage.
    const coverage = join(folder, 'coverage')
    await serveOnce({ NODE_V8_COVERAGE: coverage })
    const texts = await Promise.all(
      (await readdir(coverage)).map(file => readFile(join(coverage, file), 'utf8')),
    )
    const loaded = texts.flatMap(text => (JSON.parse(text) as { result: { url: string }[] }).result)
    const packages = packagesIn(loaded.map(({ url }) => url))
    expect(packages).toContain('fastify')
    // prom-client brings the names of OpenTelemetry along.
    expect(packages.filter(name => name.startsWith('@opentelemetry/'))).toEqual(['@opentelemetry/api'])
  })

  it('serves, and ends in its time, where the collector is away or takes and never answers', async () => {
    const taken: unknown[] = []
    const deaf = createServer(socket => taken.push(socket)).listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    const { port } = Object(deaf.address())
    for (const at of [9, port]) {
      const served = await serveOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${at}` })
      expect(served.status).toBe(200)
      expect(served.endedInMs).toBeLessThan(8000)
    }
    expect(taken.length).toBeGreaterThan(0)
    deaf.close()
  })

  it('names the variable where the address is none', () => {
    expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toEqual({
      ok: false,
      problems: ['OTEL_EXPORTER_OTLP_ENDPOINT is the web address of a collector of traces'],
    })
  })
})
