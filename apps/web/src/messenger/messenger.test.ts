import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { findLaunch, forgetVisit, hasHost, launchIn } from './messenger.ts'

const launch = 'tgWebAppData=user%3D1&tgWebAppVersion=8.0&tgWebAppPlatform=ios'

let kept: ReturnType<typeof clearable>
beforeEach(() => {
  kept = clearable()
  vi.stubGlobal('sessionStorage', kept)
})

function clearable() {
  const storage = createMemoryStorage()
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return {
    ...storage,
    clear: () => {
      for (const key of keys()) storage.removeItem(key)
    },
  }
}

/** Opens a page at a URL, inside or outside a messenger. */
function openPage(address: string, { inMessenger }: { inMessenger: boolean }) {
  const replaceState = vi.fn()
  const page = { location: new URL(address), history: { state: { idx: 0 }, replaceState } }
  const own = { ...page, ...(inMessenger ? { TelegramWebviewProxy: { postEvent() {} } } : {}) }
  vi.stubGlobal('window', own)
  return replaceState
}

describe('a launch', () => {
  it('is only what Telegram puts after the #', () => {
    expect(launchIn(`#${launch}`)).toBe(launch)
    for (const hash of ['', '#', '#top', '#key=a&to=/open', '#tgWebAppData=user%3D1'])
      expect(launchIn(hash)).toBeNull()
  })

  it('leaves the address bar with its secrets, and survives a reload', () => {
    const replaceState = openPage(`https://lithe.example/longevity-test?o=insurer#${launch}`, {
      inMessenger: true,
    })
    expect(findLaunch()).toBe(launch)
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 0 }, '', '/longevity-test?o=insurer')
    openPage('https://lithe.example/assessment/list', { inMessenger: true })
    expect(findLaunch()).toBe(launch)
  })

  it('yields to a newer launch in the same window', () => {
    openPage(`https://lithe.example/#${launch}`, { inMessenger: true })
    findLaunch()
    const newer = launch.replace('user%3D1', 'user%3D2')
    openPage(`https://lithe.example/#${newer}`, { inMessenger: true })
    expect(findLaunch()).toBe(newer)
  })

  it('does not exist in an ordinary browser, where anyone could make up a launch', () => {
    const replaceState = openPage(`https://lithe.example/#${launch}`, { inMessenger: false })
    expect(findLaunch()).toBeNull()
    expect(replaceState).not.toHaveBeenCalled()
    expect(kept.length).toBe(0)
  })

  it('is found even if the window has no storage', () => {
    const refuse = () => {
      throw new Error('Access is denied for this document')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
    openPage(`https://lithe.example/#${launch}`, { inMessenger: true })
    expect(findLaunch()).toBe(launch)
    expect(forgetVisit).not.toThrow()
    expect(findLaunch(), 'once it has left the address').toBe(launch)
  })

  it('survives the erasure of everything else', () => {
    openPage(`https://lithe.example/#${launch}`, { inMessenger: true })
    findLaunch()
    kept.setItem('loaded-anew', '{}')
    forgetVisit()
    expect(kept.getItem('loaded-anew')).toBeNull()
    expect(findLaunch()).toBe(launch)
  })
})

it('a page is in a messenger if it has its proxy, listener or frame', () => {
  const alone = { parent: 'this', self: 'this' }
  expect(hasHost(alone)).toBe(false)
  expect(hasHost({ ...alone, external: {} })).toBe(false)
  expect(hasHost({ ...alone, external: { notify() {} } })).toBe(true)
  expect(hasHost({ ...alone, TelegramWebviewProxy: {} })).toBe(true)
  expect(hasHost({ ...alone, parent: 'another' })).toBe(true)
})
