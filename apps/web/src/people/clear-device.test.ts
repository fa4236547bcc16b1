import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../api/errors.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const address = 'ada@example.org'
let device = createMemoryStorage()
let reloads = 0

async function openDevice(userIdentifier: string) {
  const state = { userIdentifier }
  device.setItem('user-id', JSON.stringify({ state, version: 1 }))
  const { clearDevice } = await import('./erase.ts')
  return clearDevice
}
const isCleared = () => device.getItem('user-id') === null && reloads === 1
const answering = () => {
  const signOut = vi.fn(async (_body: object) => {
    expect(device.getItem('user-id'), 'first the server, then here').not.toBeNull()
    return {}
  })
  return { signOut }
}
const away = { signOut: () => Promise.reject(new NetworkError()) }

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  device = createMemoryStorage()
  reloads = 0
  const reload = () => {
    reloads += 1
  }
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', {
    localStorage: device,
    sessionStorage: createMemoryStorage(),
    location: { reload },
  })
})

describe('clearing this device', () => {
  it('signs out, then erases everything', async () => {
    const clear = await openDevice(address)
    const server = answering()
    void clear({ staysSignedIn: false }, server)
    await vi.waitFor(() => expect(isCleared()).toBe(true))
    expect(server.signOut.mock.calls).toEqual([[{ forgetsDevice: true }]])
  })

  it('clears nothing if the account cannot be signed out, until the person confirms', async () => {
    const clear = await openDevice(address)
    await clear({ staysSignedIn: false }, away)
    expect(device.getItem('user-id')).not.toBeNull()
    void clear({ staysSignedIn: true }, away)
    await vi.waitFor(() => expect(isCleared()).toBe(true))
  })

  it('needs no network for a guest', async () => {
    const clear = await openDevice(`user_${crypto.randomUUID()}`)
    void clear({ staysSignedIn: false }, away)
    await vi.waitFor(() => expect(isCleared()).toBe(true))
  })
})

async function eraseThem() {
  const { api } = await import('../api/client.ts')
  vi.spyOn(api, 'eraseMe').mockResolvedValue({})
  const { eraseEverything } = await import('./sign-out.ts')
  void eraseEverything({ userIdentifier: address, source: 'web' }, { title: 'Erased', description: '' })
}

it('erasing everything leaves what this device keeps of another person', async () => {
  const guest = `user_${crypto.randomUUID()}`
  const profiles = [guest, address].map(userId => ({ id: userId, userId, name: userId, createdAt: '' }))
  const notes = { ticks: { hers: [1], theirs: [2] }, whose: { hers: address, theirs: guest } }
  const kept = { 'profile-data': { profiles }, 'report-notes': notes, 'workout-session': { of: address } }
  for (const [key, state] of Object.entries(kept)) device.setItem(key, JSON.stringify({ state, version: 1 }))
  for (const who of [address, guest]) device.setItem(`outbox:${who}`, JSON.stringify(who))
  const replace = vi.fn()
  vi.stubGlobal('localStorage', device)
  Object.assign(window.location, { replace })
  await openDevice(address)
  await eraseThem()
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  const left = Array.from({ length: device.length }, (_, index) => device.getItem(device.key(index) ?? ''))
  expect(left.join()).not.toContain(address)
  for (const theirs of [`"name":"${guest}"`, '{"theirs":[2]}', JSON.stringify(guest)])
    expect(left.join()).toContain(theirs)
})

it('erasing everything ends with the farewell even if the browser denies storage', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const forbidden = new Proxy({}, { get: refuse })
  const replace = vi.fn()
  vi.stubGlobal('sessionStorage', forbidden)
  vi.stubGlobal('window', { localStorage: forbidden, sessionStorage: forbidden, location: { replace } })
  await eraseThem()
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  vi.unstubAllGlobals()
})
