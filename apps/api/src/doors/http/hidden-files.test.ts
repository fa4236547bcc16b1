import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

const secret = 'what lies beside the built apps'

/** Build leftovers next to the served files: sources, and compressed variants no page requests. */
const packed = [
  'web/index.html.br',
  'web/assets/index.js.map',
  'web/assets/index.js.gz',
  'player/index.html.BR',
]

describe('files next to the served ones', () => {
  let testApp: TestApp
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-hidden-'))
    for (const name of ['web/assets', 'web/.git', 'player/engine', 'apps/api'])
      await mkdir(join(directory, name), { recursive: true })
    await writeFile(join(directory, 'web/index.html'), '<title>web</title>')
    await writeFile(join(directory, 'web/routes.json'), '["/"]')
    await writeFile(join(directory, 'player/index.html'), '<title>player</title>')
    for (const name of [
      '.env',
      'package.json',
      'web/.env',
      'web/.git/config',
      'apps/api/sign-in-pepper',
      ...packed,
    ])
      await writeFile(join(directory, name), secret)
    testApp = await makeTestApp(await openTestPostgres(), {
      directories: { web: join(directory, 'web'), player: join(directory, 'player') },
    })
  })
  afterAll(async () => {
    await testApp.close()
    await rm(directory, { recursive: true })
  })

  it.each([
    ...['/.env', '/.git/config', '/.git/', '/%2eenv', '/.%65nv', '//.env', '/assets/../.env'],
    ...['/../.env', '/%2e%2e/.env', '/..%2f.env', '/..%5c.env', '/%252e%252e/.env', '/....//.env'],
    ...['/player/../../.env', '/player/..%2f..%2f.env', '/player/%2e%2e/.env', '/assets/..;/.env'],
    ...['/package.json', '/apps/api/sign-in-pepper', `/${'../'.repeat(20)}etc/passwd`, '/.env%00.html'],
    ...[
      '/index.html.br',
      '/index.html%2ebr',
      '/assets/index.js.map',
      '/assets/index.js.map?x',
      '/assets/index.js.gz',
    ],
    ...['/player/index.html.BR', '/player/index.html.B%52'],
  ])('are not exposed: %s', async url => {
    const { body, headers } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    expect(body).not.toContain(secret)
    expect(body).not.toContain('root:')
    expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/)
  })

  it.each(['/assets/', '/assets', '/player/engine/', '/player/engine'])(
    'are in no directory listing: %s',
    async url => {
      const { statusCode, body } = await testApp.app.inject({ url })
      expect(statusCode).toBeGreaterThanOrEqual(301)
      expect(body).not.toMatch(/href=/)
    },
  )
})
