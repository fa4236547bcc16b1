import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { anItem } from '../../testing/an-item.ts'
import { createMemoryDevice, createMemoryStorage } from '../../testing/memory-storage.ts'
import { type Answer, bad, good, startTestServer } from '../../testing/test-server.ts'
import { createOutbox, retryDelayMs } from './outbox.ts'
import { createOutboxStorage, uploadOutcomeOf } from './outbox-item.ts'

const stored = good({ sessionId: randomUUID(), stored: 'new' })

/** An outbox over real HTTP; the test runs delayed work. */
function openOutbox(base: string, storage = createMemoryStorage(), isOnline = () => true) {
  const api = createApiClient(base)
  const putOff: { run: () => void; milliseconds: number }[] = []
  const outbox = createOutbox({
    storage: createOutboxStorage(createMemoryDevice(storage)),
    upload: ({ sessionId, upload }) =>
      api.putSession(upload, { sessionId }).then(() => ({ ok: true }) as const, uploadOutcomeOf),
    isOnline,
    later: (run, milliseconds) => {
      putOff.push({ run, milliseconds })
      return () => {}
    },
    inTurn: run => run(),
  })
  return { outbox, putOff, storage }
}

const serverThat = async (answers: Answer[]) =>
  startTestServer(() => answers.shift() ?? { status: 500, body: 'nothing left to say' })

const nowhere = 'http://127.0.0.1:9'

describe('the outbox', () => {
  it('drops a measurement only once the server has confirmed it', async () => {
    const server = await serverThat([bad(503, 'unavailable'), stored])
    const { outbox, storage } = openOutbox(server.base)
    const item = anItem()
    await outbox.add(item)
    expect(outbox.getState()).toMatchObject({ waiting: 1, isUnreachable: false })
    await outbox.flush()
    expect(outbox.getState().waiting).toBe(0)
    expect(storage.length).toBe(0)
    expect(server.heard.map(({ url }) => url)).toEqual(Array(2).fill(`/api/lithe/sessions/${item.sessionId}`))
  })

  it('counts "already there" as a confirmation', async () => {
    const server = await serverThat([good({ sessionId: randomUUID(), stored: 'already' })])
    const { outbox } = openOutbox(server.base)
    await outbox.add(anItem())
    expect(outbox.getState().waiting).toBe(0)
  })

  it('keeps everything while the network is down, and says so', async () => {
    const { outbox, putOff } = openOutbox(nowhere)
    await outbox.add(anItem())
    await outbox.add(anItem())
    expect(outbox.getState()).toMatchObject({ waiting: 2, isUnreachable: true, isSending: false })
    expect(putOff.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000])
  })

  it('sends nothing while the browser is offline, and everything once it is online', async () => {
    const server = await serverThat([stored])
    let online = false
    const { outbox } = openOutbox(server.base, createMemoryStorage(), () => online)
    await outbox.add(anItem())
    expect(outbox.getState()).toMatchObject({ waiting: 1, isUnreachable: true })
    expect(server.heard).toEqual([])
    online = true
    await outbox.flush()
    expect(outbox.getState()).toMatchObject({ waiting: 0, isUnreachable: false })
  })

  it('backs off after each failure, up to a minute', () => {
    expect([1, 2, 3, 7, 30].map(retryDelayMs)).toEqual([1000, 2000, 4000, 60_000, 60_000])
  })

  it('sends what an earlier visit left', async () => {
    const { storage, outbox: offline } = openOutbox(nowhere)
    await offline.add(anItem())
    const server = await serverThat([stored])
    const { outbox } = openOutbox(server.base, storage)
    expect(outbox.getState().waiting).toBe(1)
    await outbox.flush()
    expect(outbox.getState().waiting).toBe(0)
  })

  it('sets aside what the server refuses for good, and sends the rest', async () => {
    const server = await startTestServer(({ url }) =>
      url.endsWith(malformed.sessionId) ? bad(400, 'malformed') : stored,
    )
    const malformed = anItem()
    const { outbox, storage } = openOutbox(server.base)
    await Promise.all([outbox.add(malformed), outbox.add(anItem())])
    expect(outbox.getState().waiting).toBe(0)
    expect(outbox.getState().refused).toMatchObject([
      { sessionId: malformed.sessionId, refusedBecause: 'malformed' },
    ])
    expect(storage.length).toBe(1)
  })

  it('retries refused items on request', async () => {
    const server = await serverThat([bad(401, 'identity-unproven'), stored])
    const { outbox } = openOutbox(server.base)
    await outbox.add(anItem())
    expect(outbox.getState().refused).toHaveLength(1)
    await outbox.retryRefused()
    expect(outbox.getState()).toMatchObject({ waiting: 0, refused: [] })
  })

  it('retries no refused item that another tab has removed', async () => {
    const server = await serverThat([bad(401, 'identity-unproven'), stored])
    const { outbox, storage } = openOutbox(server.base)
    await outbox.add(anItem())
    storage.clear()
    await outbox.retryRefused()
    expect(server.heard).toHaveLength(1)
  })

  it('does not restore an item confirmed in another tab', async () => {
    const storage = createMemoryStorage()
    const item = anItem()
    const server = await startTestServer(() => {
      storage.removeItem(`outbox:${item.sessionId}`)
      return bad(400, 'malformed')
    })
    const { outbox } = openOutbox(server.base, storage)
    await outbox.add(item)
    expect(storage.length).toBe(0)
    expect(outbox.getState().refused).toHaveLength(0)
  })

  it('keeps both results when two tabs add at once', async () => {
    const { outbox: one, storage } = openOutbox(nowhere)
    const { outbox: other } = openOutbox(nowhere, storage)
    await Promise.all([one.add(anItem()), other.add(anItem())])
    expect(storage.length).toBe(2)
  })

  it('holds a result in memory when storage is full, and still sends it', async () => {
    const full = createMemoryStorage()
    full.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    const server = await serverThat([bad(503, 'unavailable'), stored])
    const { outbox } = openOutbox(server.base, full)
    await outbox.add(anItem())
    expect(outbox.getState().waiting).toBe(1)
    await outbox.flush()
    expect(outbox.getState().waiting).toBe(0)
  })

  it('leaves unreadable items in place, and counts them as waiting', () => {
    const storage = createMemoryStorage()
    storage.setItem('outbox:broken', '{"version":9}')
    const { outbox } = openOutbox(nowhere, storage)
    expect(outbox.getState()).toMatchObject({ waiting: 1, refused: [] })
    expect(storage.getItem('outbox:broken')).toBe('{"version":9}')
  })

  it('notifies listeners when the number of waiting results changes', async () => {
    const server = await serverThat([stored])
    const { outbox } = openOutbox(server.base)
    const seen: number[] = []
    const stop = outbox.subscribe(() => seen.push(outbox.getState().waiting))
    await outbox.add(anItem())
    stop()
    expect(seen[0]).toBe(1)
    expect(seen.at(-1)).toBe(0)
  })
})
