import { get } from 'node:https'
import { generate } from 'selfsigned'
import { describe, expect, it } from 'vitest'
import { openTestPostgres } from './testing/engines.ts'
import { makeTestApp } from './testing/test-app.ts'

const fetchStatus = (url: string, ca: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get(url, { ca }, response => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject),
  )

describe('a server given a certificate and its key', () => {
  it('speaks HTTPS with that certificate', async () => {
    const altNames = [{ type: 2 as const, value: 'localhost' }]
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames }],
    })
    const testApp = await makeTestApp(await openTestPostgres(), { tls: { cert, key } })
    const address = await testApp.app.listen({ host: 'localhost', port: 0 })
    expect(address).toMatch(/^https:/)
    const { port } = new URL(address)
    expect(await fetchStatus(`https://localhost:${port}/healthz`, cert)).toBe(200)
    await testApp.close()
  })
})
