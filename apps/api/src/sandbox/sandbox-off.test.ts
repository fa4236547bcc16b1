import { sign } from '@tma.js/init-data-node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseConfig } from '../ground/config/config.ts'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const database = { DATABASE_URL: 'postgres://db.example.org/lithe' }

/** Parses the settings of a server with this environment. */
const settingsOf = (environment: Record<string, string>) => {
  const parsed = parseConfig({ EMAIL_SIGN_IN: 'off', TRUST_PROXY: '1', ...database, ...environment })
  if (!parsed.ok) throw new Error(parsed.problems.join())
  const { sandbox, publicConfig, publicUrl, allowedHosts, isProduction } = parsed.config
  return { sandbox, publicConfig, publicUrl, allowedHosts, isProduction }
}

const exposed = [
  ['in production', { NODE_ENV: 'production' }],
  ['at a public URL', { PUBLIC_URL: 'https://lithe.example.org' }],
  ['under an extra host name', { ALLOWED_HOSTS: 'lithe.example.org' }],
  ['in a trial for others', { TRIAL: 'on' }],
] as const

describe.each(exposed)('a server %s', (_where, environment) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), settingsOf(environment))
  })
  afterAll(() => testApp.close())
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    ['GET', '/sandbox/chat'],
    ['GET', '/sandbox/chat/app?at=/'],
    ['POST', '/sandbox/chat/start'],
    ['POST', '/sandbox/chat/say'],
    ['POST', '/sandbox/chat/press'],
    ['GET', '/sandbox/google/client.js'],
    ['GET', `/sandbox/google/account?nonce=${'a'.repeat(43)}`],
    ['POST', '/sandbox/google/account'],
  ] as const)('returns 404 for %s %s', async (method, url) => {
    expect((await testApp.app.inject({ method, url })).statusCode).toBe(404)
  })

  it('offers the app neither stand-in nor a support address', async () => {
    const { data } = JSON.parse((await testApp.app.inject({ url: '/api/lithe/config' })).body)
    expect(data).toMatchObject({ googleClientId: null, telegramBotUrl: null, supportEmail: null })
    expect(data).not.toHaveProperty('googleStandIn')
  })

  it('accepts no sign-in from a sandbox elsewhere', async () => {
    const post = async (path: string, payload: object) =>
      JSON.parse((await testApp.app.inject({ method: 'POST', url: `/api/lithe${path}`, payload })).body)
    const initData = sign(
      { user: { id: 2 ** 51, first_name: 'Eve' } },
      `1:${'a'.repeat(32)}`,
      testApp.clock.now,
    )
    expect((await post('/sign-in/telegram', { initData })).error).toBe('sign-in-off')
    expect((await post('/sign-in/google', { credential: 'a.b.c' })).error).toBe('sign-in-off')
  })

  it('refuses to load the stand-ins', async () => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    // Unique query, so that other tests keep their loaded module.
    const anew = `./open-sandbox.ts?${Object.keys(environment)}`
    await expect(import(/* @vite-ignore */ anew)).rejects.toThrow('the sandbox runs only in a trial')
  })
})
