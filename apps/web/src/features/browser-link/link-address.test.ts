import { describe, expect, it } from 'vitest'
import { linkAddress, placeIn, readLink } from './link-address.ts'

const key = 'a-key.of_a-browser-link'
const read = (address: string) => readLink(new URL(address))

describe('the address of a browser link', () => {
  it('brings its key and its place, both behind the #', () => {
    const address = linkAddress('https://lithe.example', { key, to: '/assessment/workout-preview' })
    expect(address).toMatch(/^https:\/\/lithe\.example\/open#key=/)
    expect(read(address)).toEqual({ key, to: '/assessment/workout-preview' })
  })

  it('is one only at its own page and with a key', () => {
    expect(read(`https://lithe.example/login#key=${key}`)).toBeNull()
    expect(read(`https://lithe.example/open?key=${key}`)).toBeNull()
    for (const hash of ['', '#to=/profiles', '#key=short', '#key=with%20spaces-in-between-it'])
      expect(read(`https://lithe.example/open${hash}`)).toBeNull()
  })

  it('leads to our own pages and nowhere else', () => {
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
