import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { sayTo } from '../../testing/say-to.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

const routes = ['/', '/longevity-test', '/assessment/report/:assessmentId', '/profiles']
const documents = {
  unless: ['o'],
  documents: [
    { route: '/', language: 'en', file: 'documents/home.en.html' },
    { route: '/longevity-test', language: 'ar-XB', file: 'documents/start.ar-XB.html' },
    { route: '/assessment/report/:assessmentId', language: 'en', file: 'documents/report.en.html' },
  ],
}
const head = `<link rel="preload" as="font" type="font/woff2" href="/assets/a-12345678.woff2" crossorigin="">
  <link rel="stylesheet" crossorigin href="/assets/b-12345678.css">
  <link rel="modulepreload" crossorigin href="/assets/c-12345678.js">`
const wasm = Buffer.from('\0asm'.padEnd(5000, 'x'))

describe('serving the built apps', () => {
  let testApp: TestApp
  let retiring: TestApp
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-static-'))
    const files: Record<string, string | Buffer> = {
      'web/index.html': '<title>web</title>',
      'web/routes.json': JSON.stringify(routes),
      'web/documents.json': JSON.stringify(documents),
      'web/documents/home.en.html': `${head}<title>home</title><script>first()</script>`,
      'web/documents/start.ar-XB.html': '<title>start</title>',
      'web/documents/report.en.html': '<title>report</title>',
      'web/assets/index-BxA1c2D3.js': 'export {}',
      'web/films/plain.webm': 'film',
      'web/sw.js': 'keeps',
      'web/sw-off.js': 'leaves',
      'web/manifest.webmanifest': '{}',
      'player/index.html': '<title>player</title>',
      'player/engine/vision.wasm': wasm,
      'player/engine/vision.wasm.gz': gzipSync(wasm),
      'player/engine/pose-full-994dbd231188.tflite': 'tflite',
      'player/engine/manifest.json': '{}',
      'player/engine/pose.tflite': 'tflite',
    }
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(directory, path, '..'), { recursive: true })
      await writeFile(join(directory, path), content)
    }
    const directories = { web: join(directory, 'web'), player: join(directory, 'player') }
    const database = await openTestPostgres()
    testApp = await makeTestApp(database, { directories })
    retiring = await makeTestApp(database, { directories, retiresWorker: true })
  })
  afterAll(async () => {
    await retiring.app.close()
    await retiring.mailbox.close()
    await testApp.close()
    await rm(directory, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })
  const page = { accept: 'text/html,application/xhtml+xml' }

  it.each(['/?o=acme', '/longevity-test', '/profiles', '/profiles?x=1', '/profiles/'])(
    'serves the web app at %s',
    async url => {
      const reply = await get(url, page)
      expect([reply.statusCode, reply.body]).toEqual([200, '<title>web</title>'])
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.headers['cache-control']).toBe('no-cache')
    },
  )

  it('serves the prerendered page in the requested language, else the unrendered one', async () => {
    const titleAt = async (url: string, headers: Record<string, string> = {}) => {
      const reply = await get(url, { ...page, ...headers })
      expect(reply.headers.vary).toMatch(/accept-language, sec-fetch-dest/)
      expect(reply.headers['cache-control']).toBe('no-cache')
      return reply.body.match(/<title>(.*)<\/title>/)?.[1]
    }
    expect(await titleAt('/')).toBe('home')
    expect(await titleAt('/?ref=poster', { 'accept-language': 'da, en-GB;q=0.8' })).toBe('home')
    expect(await titleAt('/', { 'accept-language': 'ar-XB' })).toBe('web')
    expect(await titleAt('/longevity-test', { 'accept-language': 'ar-XB' })).toBe('start')
    expect(await titleAt('/longevity-test')).toBe('web')
  })

  it('serves the matching document for a page with a path parameter', async () => {
    expect((await get('/assessment/report/1b2c', page)).body).toBe('<title>report</title>')
    expect((await get('/assessment/report', page)).body).toBe('<title>web</title>')
    const otherwise = { ...page, 'accept-language': 'ar-XB' }
    expect((await get('/assessment/report/1b2c', otherwise)).body).toBe('<title>web</title>')
  })

  it('serves the unrendered document if a query or frame would show something else', async () => {
    expect((await get('/?o=acme', page)).body).toBe('<title>web</title>')
    expect((await get('/', { ...page, 'sec-fetch-dest': 'iframe' })).body).toBe('<title>web</title>')
  })

  const links =
    '</assets/a-12345678.woff2>; rel=preload; as=font; crossorigin, </assets/b-12345678.css>; rel=preload; as=style; crossorigin'

  it('lists a document’s critical resources in a Link header', async () => {
    expect((await get('/', page)).headers.link).toBe(links)
    expect((await get('/profiles', page)).headers.link).toBeUndefined()
  })

  it('allows a document’s inline script by its hash, for the service worker too', async () => {
    const scriptsAt = async (url: string) =>
      /script-src ([^;]*)/.exec(String((await get(url, page)).headers['content-security-policy']))?.[1]
    const usual = await scriptsAt('/profiles')
    expect(usual).not.toContain('sha256')
    const own = createHash('sha256').update('first()').digest('base64')
    for (const url of ['/', '/documents/home.en.html'])
      expect(await scriptsAt(url)).toBe(usual?.replace("'self'", `'self' 'sha256-${own}'`))
  })

  it('sends early hints to direct navigations but not through a proxy', async () => {
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
    const address = testApp.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ask = (...headers: string[]) =>
      sayTo(port, ['GET / HTTP/1.1', 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'))
    const hinted = await ask('sec-fetch-mode: navigate')
    expect(hinted).toMatch(/^HTTP\/1\.1 103 Early Hints\r\nLink: [^\r]*\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
    expect(hinted.split('\r\n')[1]).toBe(`Link: ${links}`)
    expect(hinted).toContain('<title>home</title>')
    for (const header of ['accept: */*', 'sec-fetch-mode: navigate\r\nvia: 1.1 proxy'])
      expect(await ask(header)).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it.each(['/players', '/assessment/report', '/longevity-test/more'])(
    'returns 404 with the web app at %s',
    async url => {
      const reply = await get(url, page)
      expect([reply.statusCode, reply.body]).toEqual([404, '<title>web</title>'])
    },
  )

  it('serves the player at /player/ and redirects there without the slash', async () => {
    expect((await get('/player/', page)).body).toBe('<title>player</title>')
    const bare = await get('/player', page)
    expect([bare.statusCode, bare.headers.location]).toEqual([301, '/player/'])
  })

  it.each(['/api/nothing', '/player/nothing', '/api'])('has no page at %s', async url => {
    const reply = await get(url, page)
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not-found'])
  })

  it('serves the web app to a caller that accepts anything', async () => {
    expect((await get('/longevity-test', { accept: '*/*' })).statusCode).toBe(200)
    expect((await get('/longevity-test')).statusCode).toBe(200)
  })

  it('returns 404, not a page, for a missing script', async () => {
    expect((await get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404)
  })

  it('caches files with a hash in their name forever, and no others', async () => {
    expect((await get('/assets/index-BxA1c2D3.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/player/engine/pose-full-994dbd231188.tflite')).headers['cache-control']).toContain(
      'immutable',
    )
    expect((await get('/player/engine/manifest.json')).headers['cache-control']).toBe('no-cache')
    expect((await get('/films/plain.webm')).headers['cache-control']).toBe('no-cache')
  })

  it('revalidates the service worker, and replaces it with one that unregisters when disabled', async () => {
    for (const [app, body] of [
      [testApp, 'keeps'],
      [retiring, 'leaves'],
    ] as const) {
      const worker = await app.app.inject({ url: '/sw.js' })
      expect(worker).toMatchObject({ statusCode: 200, body })
      expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache' })
      expect(worker.headers['content-type']).toContain('javascript')
    }
  })

  it('labels the web app manifest with its type', async () => {
    const { headers } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['vision.wasm', 'application/wasm'],
    ['pose-full-994dbd231188.tflite', 'application/octet-stream'],
    ['pose.tflite', 'application/octet-stream'],
  ])('serves the engine file %s with its type and length', async (file, type) => {
    const { headers, rawPayload } = await get(`/player/engine/${file}`)
    expect(headers['content-type']).toBe(type)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('serves the compressed variant of a file when accepted, with type and length', async () => {
    const { headers, rawPayload } = await get('/player/engine/vision.wasm', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/wasm' })
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(rawPayload.length).toBeLessThan(wasm.length)
  })

  it.each(['/../package.json', '/..%2fpackage.json', '/player/..%2f..%2fetc/passwd'])(
    'serves nothing outside its folders: %s',
    async url => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})
