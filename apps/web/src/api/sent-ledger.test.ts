import { describe, expect, it } from 'vitest'
import { createMemoryStorage, createSmallStorage } from '../testing/memory-storage.ts'
import { bad, good, startTestServer } from '../testing/test-server.ts'
import { createApiClient } from './client.ts'
import { createSentLedger, type Ledger } from './sent-ledger.ts'

const caller = { userIdentifier: 'user_1', source: 'web' as const }
const person = { name: 'Ada', age: '62', sex: 'Female' as const }
const call = { call: 'fetchUser', method: 'POST', path: '/api/lithe/user', headers: {} } as const

type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A ledger on a clock that advances by one second per reading. */
function openLedger(storage: MemoryStorage = createMemoryStorage()) {
  let seconds = 0
  const ledger = createSentLedger({
    storage: () => storage,
    now: () => new Date(Date.UTC(2026, 4, 4, 8, 0, seconds++)),
    uniqueText: () => 'tab',
  })
  return { ledger, storage }
}

const clientOf = (base: string, ledger: Ledger) => createApiClient(base, { ledger, onFailure: () => {} })

describe('the ledger of sent calls', () => {
  it('keeps each call as sent, newest first, with its outcome', async () => {
    const server = await startTestServer(({ method }) =>
      method === 'PUT' ? good({ userDetails: person }) : bad(404, 'unknown-report'),
    )
    const { ledger } = openLedger()
    const api = clientOf(server.base, ledger)
    await api.updateUser({ ...caller, userDetails: person })
    await api.readReport(caller, { assessmentId: '7' }).catch(() => {})
    await clientOf('http://127.0.0.1:9', ledger)
      .fetchUser(caller)
      .catch(() => {})
    expect(ledger.read().map(({ call, fate }) => [call, fate])).toEqual([
      ['fetchUser', 'unanswered'],
      ['readReport', 'refused'],
      ['updateUser', 'answered'],
    ])
    const bodies = ledger.read().map(({ body }) => JSON.parse(body ?? 'null'))
    expect(bodies.slice(1)).toEqual(server.heard.map(({ body }) => body).reverse())
    expect(ledger.read()[1]).toMatchObject({ path: '/api/lithe/report/7', at: '2026-05-04T08:00:01.000Z' })
  })

  it('shows the headers that name the caller of a call without a body', async () => {
    const server = await startTestServer(() => good({ devices: [] }))
    const { ledger } = openLedger()
    await clientOf(server.base, ledger).listDevices({
      userIdentifier: 'ada@example.org',
      source: 'web',
    })
    expect(ledger.read()).toMatchObject([
      { headers: { 'lithe-user': 'ada%40example.org', 'lithe-source': 'web' }, body: null },
    ])
  })

  it('masks secrets that are sent in full', async () => {
    const server = await startTestServer(() => bad(403, 'code-wrong'))
    const { ledger, storage } = openLedger()
    const api = clientOf(server.base, ledger)
    const secrets = [
      '123456',
      'a-token',
      'launch-data',
      'SPRING',
      'the-key',
      'key-of-a-browser-link',
      'a-seal',
    ]
    await Promise.allSettled([
      api.verifyOtp({ email: 'ada@example.org', otp: '123456' }),
      api.signInWithGoogle({ credential: 'a-token' }),
      api.signInWithTelegram({ initData: 'launch-data' }),
      api.fetchUser({ ...caller, telegram: { hash: 'a-seal', version: '8.0' } }),
      api.signInWithLink({ key: 'key-of-a-browser-link' }),
      api.applyPromoCode({ ...caller, assessmentId: crypto.randomUUID(), promoCode: 'SPRING' }),
      api.generateReport({ ...caller, sessions: {}, unlocked: true, unlockKey: 'the-key' }),
    ])
    const kept = JSON.stringify(
      Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? '')),
    )
    const heard = JSON.stringify(server.heard)
    for (const secret of secrets) {
      expect(kept).not.toContain(secret)
      expect(heard).toContain(secret)
    }
    expect(ledger.read()).toHaveLength(secrets.length)
    expect(kept.split('(…)')).toHaveLength(secrets.length + 1)
  })

  it('drops the oldest entries when it grows long', () => {
    const { ledger, storage } = openLedger()
    const body = JSON.stringify({ text: 'x'.repeat(5000) })
    for (let count = 0; count < 100; count += 1) ledger.open({ ...call, path: `/${count}`, body })
    const kept = ledger.read()
    expect(kept[0]?.path).toBe('/99')
    expect(kept.length).toBeLessThan(24)
    expect(kept.length).toBeGreaterThan(20)
    expect(storage.length).toBe(kept.length)
  })

  it('evicts its own oldest entries when storage is full', () => {
    const storage = createSmallStorage(1200)
    storage.setItem('onboarding-data', 'x'.repeat(400))
    const { ledger } = openLedger(storage)
    for (const path of ['/1', '/2', '/3', '/4', '/5'])
      ledger.close(ledger.open({ ...call, path, body: '{}' }), 'answered')
    expect(ledger.read()[0]).toMatchObject({ path: '/5', fate: 'answered' })
    expect(ledger.read().length).toBeGreaterThan(1)
    expect(ledger.read().length).toBeLessThan(5)
    expect(storage.getItem('onboarding-data')).toHaveLength(400)
  })

  it.each([
    ['is full of other things', () => createSmallStorage(0)],
    [
      'is forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('still records calls for the page’s life if storage %s', async (_, storage) => {
    const server = await startTestServer(() => good({ userDetails: person }))
    const ledger = createSentLedger({ storage, now: () => new Date(), uniqueText: () => 'tab' })
    await clientOf(server.base, ledger).updateUser({ ...caller, userDetails: person })
    expect(ledger.read()).toMatchObject([{ call: 'updateUser', fate: 'answered' }])
  })

  it('lists a call once if storage has room again when it ends', () => {
    const storage = createSmallStorage(1200)
    storage.setItem('onboarding-data', 'x'.repeat(1180))
    const { ledger } = openLedger(storage)
    const line = ledger.open({ ...call, body: '{}' })
    storage.removeItem('onboarding-data')
    ledger.close(line, 'answered')
    expect(ledger.read().map(({ fate }) => fate)).toEqual(['answered'])
  })

  it('does not restore an entry erased during its call', () => {
    const { ledger, storage } = openLedger()
    const line = ledger.open({ ...call, body: '{}' })
    ledger.forgetAll()
    ledger.close(line, 'answered')
    expect(ledger.read()).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('forgets calls for a deleted person only', async () => {
    const server = await startTestServer(() => good({ devices: [] }))
    const { ledger } = openLedger()
    const api = clientOf(server.base, ledger)
    for (const userIdentifier of ['user_1', 'user_1~5', 'user_1~55']) {
      await api.listDevices({ userIdentifier, source: 'web' })
      await api.eraseProfile({ userIdentifier, source: 'web' }).catch(() => {})
    }
    ledger.forgetCaller('user_1~5')
    expect(JSON.stringify(ledger.read()).match(/user_1(~|%7E)?5*/g)).toEqual([
      'user_1~55',
      'user_1~55',
      'user_1',
      'user_1',
    ])
  })

  it('ignores entries it did not write', () => {
    const { ledger, storage } = openLedger()
    storage.setItem('sent:broken', 'not json {')
    storage.setItem('sent:foreign', '{"at":7}')
    storage.setItem('user-id', '{}')
    ledger.open({ ...call, body: '{}' })
    expect(ledger.read()).toHaveLength(1)
  })
})
