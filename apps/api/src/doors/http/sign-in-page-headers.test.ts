import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../../testing/test-app.ts'

const page = { accept: 'text/html' }
const loose = [
  ...['content-security-policy', 'cross-origin-embedder-policy'],
  ...['cross-origin-opener-policy', 'referrer-policy'],
]
const strictOthers = ['require-corp', 'same-origin', 'no-referrer']

describe.each([
  { place: 'with Google sign-in', googleClientId: 'lithe-tests.apps.googleusercontent.com' },
  { place: 'without Google sign-in', googleClientId: null },
])('the sign-in page $place', ({ googleClientId }) => {
  let testApp: TestApp
  let directory: string
  let address: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-login-'))
    for (const name of ['web', 'player']) {
      await mkdir(join(directory, name))
      await writeFile(join(directory, name, 'index.html'), `<title>${name}</title>`)
    }
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, googleClientId },
      directories: { web: join(directory, 'web'), player: join(directory, 'player') },
    })
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await testApp.close()
    await rm(directory, { recursive: true })
  })

  async function policiesAt(path: string, method = 'GET') {
    const reply = await fetch(address + path, { headers: page, method })
    await reply.text()
    return loose.map(name => reply.headers.get(name))
  }
  const policyAt = async (path: string) =>
    Object.fromEntries(
      String((await policiesAt(path))[0])
        .split(';')
        .map(line => [line.split(' ')[0], line.split(' ').slice(1)]),
    )

  it(`${googleClientId ? 'allows' : 'does not allow'} Google’s button`, async () => {
    const strict = await policyAt('/')
    const script = 'https://accounts.google.com/gsi/client'
    const style = 'https://accounts.google.com/gsi/style'
    const rest = 'https://accounts.google.com/gsi/'
    const more = (directive: string, origin: string) => [
      ...strict[directive],
      ...(googleClientId ? [origin] : []),
    ]
    expect(await policyAt('/login')).toEqual({
      ...strict,
      'script-src': more('script-src', script),
      'style-src': more('style-src', style),
      'connect-src': more('connect-src', rest),
      'frame-src': more('frame-src', rest),
    })
    const [, ...others] = await policiesAt('/login')
    expect(others).toEqual(
      googleClientId ? [null, 'same-origin-allow-popups', 'strict-origin'] : strictOthers,
    )
    for (const path of ['/login/', '/login?back=%2Freport', '/login?'])
      expect(await policiesAt(path)).toEqual(await policiesAt('/login'))
  })

  it.each([
    '/',
    '/loginx',
    '/login/more',
    '/x/login',
    '/?x=/login',
    '/onboarding/intro',
    '/assessment/workout',
    '/player/',
    '/player/login',
    '/api/docs/',
    '/api/lithe/config',
  ])('leaves the policy of %s unchanged', async path => {
    const [policy, ...others] = await policiesAt(path)
    expect(policy).not.toContain('google')
    expect(others).toEqual(strictOthers)
  })

  it('relaxes the policy only for GET and HEAD', async () => {
    const [policy, ...others] = await policiesAt('/login', 'POST')
    expect(policy).not.toContain('google')
    expect(others).toEqual(strictOthers)
  })
})
