import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, createSmallStorage } from '../testing/memory-storage.ts'
import { createDeviceStorage } from './device-storage.ts'

const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function openStorage(device = createSmallStorage(100), tab = createMemoryStorage()) {
  return { device, tab, storage: createDeviceStorage({ device: () => device, tab: () => tab }) }
}

const line = (second: number) => `sent:2026-01-01T00:00:0${second}`
const result = 'r'.repeat(40)

describe('stored data', () => {
  it('is in the device’s own storage while there is room', () => {
    const { storage, device, tab } = openStorage()
    storage.setItem('workout-session', result)
    expect(device.getItem('workout-session')).toBe(result)
    expect(tab.length).toBe(0)
  })

  it('evicts the ledger’s oldest entries, as few as needed', () => {
    const { storage, device } = openStorage(createSmallStorage(110))
    for (const second of [2, 1, 3]) device.setItem(line(second), 'sent')
    storage.setItem('outbox:1', result)
    expect(device.getItem('outbox:1')).toBe(result)
    expect([1, 2, 3].map(second => device.getItem(line(second)))).toEqual([null, 'sent', 'sent'])
  })

  it('evicts nothing else, but stays in this tab, across reloads', () => {
    const { storage, device, tab } = openStorage()
    device.setItem('outbox:1', 'o'.repeat(80))
    storage.setItem('workout-session', result)
    expect(device.getItem('outbox:1')).toHaveLength(80)
    const reloaded = createDeviceStorage({ device: () => device, tab: () => tab })
    expect(reloaded.getItem('workout-session')).toBe(result)
    expect(reloaded.keys()).toEqual(['outbox:1', 'workout-session'])
  })

  it('does not empty the ledger if that makes no room', () => {
    const { storage, device } = openStorage(createSmallStorage(200))
    for (const second of [1, 2, 3]) device.setItem(line(second), 'sent')
    const full = { ...device, setItem: forbidden }
    createDeviceStorage({ device: () => full, tab: forbidden }).setItem('age', '62')
    expect(storage.keys()).toEqual([2, 3].map(line))
  })

  it('moves back to the device with the first value that fits', () => {
    const { storage, device, tab } = openStorage()
    device.setItem('other', 'o'.repeat(90))
    storage.setItem('workout-session', result)
    device.removeItem('other')
    storage.setItem('workout-session', 'newer')
    expect(device.getItem('workout-session')).toBe('newer')
    expect(tab.length).toBe(0)
    expect(storage.getItem('workout-session')).toBe('newer')
  })

  it('is kept for the page’s life if the browser denies all storage', () => {
    const storage = createDeviceStorage({ device: forbidden, tab: forbidden })
    storage.setItem('workout-session', result)
    expect(storage.getItem('workout-session')).toBe(result)
    expect(storage.keys()).toEqual(['workout-session'])
    storage.removeItem('workout-session')
    expect(storage.getItem('workout-session')).toBeNull()
  })

  it('is gone everywhere once removed or cleared', () => {
    const { storage, device, tab } = openStorage()
    device.setItem('other', 'o'.repeat(90))
    for (const key of ['one', 'two']) storage.setItem(key, result)
    tab.setItem('messenger-launch', 'of the tab itself')
    storage.removeItem('one')
    expect(storage.getItem('one')).toBeNull()
    storage.clear()
    expect([storage.keys(), storage.getItem('two'), device.length]).toEqual([[], null, 0])
    expect(tab.getItem('messenger-launch')).toBe('of the tab itself')
  })

  it('follows later writes by another tab', () => {
    const { storage, device } = openStorage()
    device.setItem('other', 'o'.repeat(90))
    storage.setItem('age', '62 years old')
    device.removeItem('other')
    device.setItem('age', '63')
    storage.dropCopy('age')
    expect(storage.getItem('age')).toBe('63')
  })
})

it('no store of the app throws if storage is denied', async () => {
  const full = { ...createMemoryStorage(), setItem: forbidden }
  vi.stubGlobal('window', { localStorage: full })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { useUserId } = await import('../memory/identity.ts')
  const { useProfiles } = await import('../memory/profiles.ts')
  const { useCurrentReport } = await import('../memory/current-report-store.ts')
  const { usePendingCheckouts } = await import('../memory/checkout.ts')
  const { useOtp } = await import('../memory/otp-store.ts')
  const { useOnboarding } = await import('../memory/onboarding-store.ts')
  const { useVisit } = await import('../memory/visit/visit-store.ts')
  const write = () => {
    useUserId.setState({})
    useProfiles.setState({})
    useCurrentReport.setState({})
    usePendingCheckouts.setState({})
    useOtp.setState({})
    useOnboarding.setState({})
    useVisit.setState({})
  }
  expect(write).not.toThrow()
  const { keepUnlockKey, unlockClaim } = await import('../memory/demo-unlock-store.ts')
  keepUnlockKey('?unlockKey=abc')
  expect(unlockClaim()).toEqual({ unlocked: true, unlockKey: 'abc' })
  vi.unstubAllGlobals()
})

/** The stores that are not reread after another tab writes them. */
const keptByEachTab = {
  organisation: 'its movements are those of the test at hand',
  'current-report':
    'what is typed about a report on screen would become another’s; each write is of the whole',
}

describe('a write by another tab', () => {
  const persisted =
    /(?:keptStore(?:<\w+>)?\(\s*'|name: ')([\w-]+)',\s+(?=read|kept =>|version: \d+,\s+storage: createJSONStorage)/g
  const sources = new URL('..', import.meta.url)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => ({ path, names: [...readFileSync(new URL(path, sources), 'utf8').matchAll(persisted)] }))
    .filter(({ names }) => names.length > 0)

  type StorageNews = { key: string | null; newValue: string | null }

  /** A page with every store loaded; `tell` simulates a write by another tab. */
  async function openPage(device = createMemoryStorage()) {
    vi.resetModules()
    const getItem = vi.spyOn(device, 'getItem')
    let tell = (_told: StorageNews) => {}
    const addEventListener = (_name: string, listener: typeof tell) => {
      tell = listener
    }
    vi.stubGlobal('window', { localStorage: device, addEventListener, location: { reload: () => {} } })
    for (const { path } of files) await import(new URL(path, sources).pathname)
    const { followOtherTabs } = await import('./device-storage.ts')
    followOtherTabs()
    return {
      write(key: string, state: unknown) {
        const newValue = JSON.stringify({ state, version: 1 })
        device.setItem(key, newValue)
        getItem.mockClear()
        tell({ key, newValue })
        return { isRead: getItem.mock.calls.some(([asked]) => asked === key) }
      },
    }
  }

  it('is reread here by every store that is not per tab', async () => {
    const { write } = await openPage()
    const names = files.flatMap(({ names }) => names.map(([, name = '']) => name))
    expect(names).toEqual(expect.arrayContaining(['profile-data', ...Object.keys(keptByEachTab)]))
    expect(names.filter(name => !write(name, {}).isRead).sort()).toEqual(Object.keys(keptByEachTab).sort())
  })

  it('is not overwritten: a report owed there is owed here', async () => {
    const { write } = await openPage()
    const { outbox, useOwedReports } = await import('../memory/outbox/browser-outbox.ts')
    const owed = { userIdentifier: 'user_ada', source: 'web', sessions: { balance: crypto.randomUUID() } }
    write('owed-reports', { owed: [owed] })
    outbox.readdress(who => (who === 'user_ada' ? 'ada@example.org' : who))
    expect(useOwedReports.getState().owed).toMatchObject([{ ...owed, userIdentifier: 'ada@example.org' }])
  })

  it('also withdraws consent here', async () => {
    const { write } = await openPage()
    const { consentOf, giveConsent } = await import('../memory/consent-store.ts')
    giveConsent('user_ada', new Date())
    write('consents', { given: {} })
    expect(consentOf('user_ada')).toBeNull()
  })
})
