import { beforeEach, describe, expect, it, vi } from 'vitest'
import { linkAddress, placeIn, readLink } from './arrived-link.ts'

const key = 'a-key.of_a-browser-link'

/** Opens a page at a URL, and returns the calls that change the address bar. */
function openAt(address: string) {
  const location = new URL(address)
  const replaceState = vi.fn()
  vi.stubGlobal('window', { location, history: { state: { idx: 3 }, replaceState } })
  return replaceState
}

beforeEach(() => vi.resetModules())

it('a link’s key leaves the address bar at once, and is kept for the screen', async () => {
  const { arrivedLink, takeLink } = await import('./arrived-link.ts')
  const replaceState = openAt(`https://lithe.example/open#key=${key}&to=%2Fprofiles`)
  takeLink()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, '', '/open')
  expect(arrivedLink()).toEqual({ key, to: '/profiles' })
})

it('a URL without a key stays as it is', async () => {
  const { arrivedLink, takeLink } = await import('./arrived-link.ts')
  const replaceState = openAt('https://lithe.example/profiles#tgWebAppVersion=8.0')
  takeLink()
  expect(replaceState).not.toHaveBeenCalled()
  expect(arrivedLink()).toBeNull()
})

const read = (address: string) => readLink(new URL(address))

describe('the URL of a browser link', () => {
  it('has its key and page after the #', () => {
    const address = linkAddress('https://lithe.example', { key, to: '/assessment/workout-preview' })
    expect(address).toMatch(/^https:\/\/lithe\.example\/open#key=/)
    expect(read(address)).toEqual({ key, to: '/assessment/workout-preview' })
  })

  it('is valid only on its own page and with a key', () => {
    expect(read(`https://lithe.example/login#key=${key}`)).toBeNull()
    expect(read(`https://lithe.example/open?key=${key}`)).toBeNull()
    for (const hash of ['', '#to=/profiles', '#key=short', '#key=with%20spaces-in-between-it'])
      expect(read(`https://lithe.example/open${hash}`)).toBeNull()
  })

  it('leads only to our own pages', () => {
    expect(placeIn('/assessment/report/42')).toBe('/assessment/report/42')
    for (const elsewhere of [
      null,
      '',
      'https://evil.example/profiles',
      '//evil.example/profiles',
      '/\\evil.example',
      '/nowhere',
      '/profiles?userId=somebody',
      '/profiles#key=another',
      '/open',
      '/login',
    ])
      expect(placeIn(elsewhere)).toBe('/longevity-test')
  })
})
