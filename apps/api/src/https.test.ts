import { get } from 'node:https'
import { connect } from 'node:tls'
import { generate } from 'selfsigned'
import { describe, expect, it } from 'vitest'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { makeTestApp } from './testing/test-app.ts'

const fetchStatus = (url: string, ca: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get(url, { ca }, response => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject),
  )

/** Returns the protocol negotiated with a client limited to `version`, or the error code. */
const agreedOn = (port: number, ca: string, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
  new Promise<string | null>(resolve => {
    const only = { minVersion: version, maxVersion: version }
    // Level 0 lets the client offer old protocols, so that the server has to refuse.
    const socket = connect({ port, host: 'localhost', ca, ciphers: 'DEFAULT@SECLEVEL=0', ...only }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

describe('a server with a certificate and key', () => {
  it('speaks HTTPS with TLS 1.2 and 1.3, and nothing older', async () => {
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
    for (const version of ['TLSv1.3', 'TLSv1.2'] as const)
      expect(await agreedOn(Number(port), cert, version)).toBe(version)
    expect(await agreedOn(Number(port), cert, 'TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
    await testApp.close()
  })
})
