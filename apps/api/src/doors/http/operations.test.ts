import { apiPrefix, contractHeader, contractVersion } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { squats, upload } from '../../testing/measurements.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { makeTestApp, publicTestConfig } from '../../testing/test-app.ts'

describeWithApp('the running server', testApp => {
  const get = (url: string) => testApp().app.inject({ url })

  it('reports that it is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('counts what happened without recording who', async () => {
    const guest = newGuest(testApp())
    const measured = upload(squats(12))
    await guest.upload(measured)
    await guest.upload(measured)
    const { body, headers } = await get('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('lithe_occurrences_total{occurrence="session-stored"} 1')
    expect(body).toContain('lithe_occurrences_total{occurrence="session-repeated"} 1')
    expect(body).toContain('route="/api/lithe/sessions/:sessionId",status="200"} 2')
    expect(body).not.toContain(guest.userIdentifier)
    expect(body).not.toContain(measured.sessionId)
  })

  it('gives the web app the public settings and no secret', async () => {
    const data = { ...publicTestConfig, exerciseFilms: {} }
    expect((await get(`${apiPrefix}/config`)).json()).toEqual({ code: 200, message: 'OK', data })
  })

  it('sends the contract version with every API response, refusals included', async () => {
    for (const path of ['/config', '/nothing'])
      expect((await get(apiPrefix + path)).headers[contractHeader]).toBe(String(contractVersion))
    expect((await get('/healthz')).headers[contractHeader]).toBeUndefined()
  })

  it('reports not ready on shutdown, but keeps answering until a proxy has noticed', async () => {
    const { app, mailbox } = await makeTestApp(testApp().database, { leavesInSeconds: 0.5 })
    const origin = await app.listen({ port: 0 })
    const closing = app.close()
    const statusOf = async (path: string) => (await fetch(origin + path)).status
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf(`${apiPrefix}/config`)).toBe(200)
    await closing
    await expect(statusOf('/healthz')).rejects.toThrow('fetch failed')
    await mailbox.close()
  })

  it('reports not ready but alive once the database is gone', async () => {
    await testApp().database.close()
    const ready = await get('/readyz')
    expect([ready.statusCode, ready.json().error]).toEqual([503, 'unavailable'])
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})
