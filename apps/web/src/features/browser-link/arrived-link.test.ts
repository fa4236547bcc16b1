import { beforeEach, expect, it, vi } from 'vitest'

const key = 'a-key.of_a-browser-link'

/** A page at an address, and what becomes of the address bar. */
function openAt(address: string) {
  const location = new URL(address)
  const replaceState = vi.fn()
  vi.stubGlobal('window', { location, history: { state: { idx: 3 }, replaceState } })
  return replaceState
}

beforeEach(() => vi.resetModules())

it('the key of a link leaves the address bar at once, and is kept for the screen', async () => {
  const { arrivedLink, takeLink } = await import('./arrived-link.ts')
  const replaceState = openAt(`https://lithe.example/open#key=${key}&to=%2Fprofiles`)
  takeLink()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, '', '/open')
  expect(arrivedLink()).toEqual({ key, to: '/profiles' })
})

it('an address that brings no key stays as it is', async () => {
  const { arrivedLink, takeLink } = await import('./arrived-link.ts')
  const replaceState = openAt('https://lithe.example/profiles#tgWebAppVersion=8.0')
  takeLink()
  expect(replaceState).not.toHaveBeenCalled()
  expect(arrivedLink()).toBeNull()
})
