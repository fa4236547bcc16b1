import { apiPrefix } from '@lithe/contracts/api'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/navigation/paths.ts'
import { documentAt, isByNeed } from './rules.ts'

const routes = Object.values(paths).map(({ pattern }) => pattern)

describe('what a visit keeps at once', () => {
  test.each([
    '/',
    '/login',
    '/assets/index-BcEquDYH.js',
    '/assets/words-en-shell-B0xB3bIg.js',
    '/player/',
    '/player/assets/words-en-stage-D4bo0LAX.js',
    '/player/engine/manifest.json',
    '/favicon.svg',
  ])('a page may need it before anything else: %s', url => {
    expect(isByNeed({ url }, 'en')).toBe(false)
  })

  test.each([
    '/player/engine/litert-threaded-b5e54eca10f0.wasm',
    '/player/engine/pose-full-e9a5c5cb17f7.tflite',
    '/player/assets/en-DDKegJLq.voice',
    '/trainer/squat.webm',
    '/assets/words-en-XA-shell-B0xB3bIg.js',
    '/player/assets/words-ar-XB-stage-BEa7KqBi.js',
    '/assets/words-de-shell-B0xB3bIg.js',
  ])('only where it is asked for: %s', url => {
    expect(isByNeed({ url }, 'en')).toBe(true)
  })
})

describe('the document behind an address', () => {
  test('is the app for each of its pages, the sign-in page having its own', () => {
    const documents = routes.map(route => [route, documentAt(route.replace(/:\w+/, 'a-b'), routes)])
    expect(documents).toEqual(routes.map(route => [route, route === '/login' ? '/login' : '/']))
    expect(documentAt('/Profiles/', routes)).toBe('/')
    expect(documentAt('/login/', routes)).toBe('/login')
  })

  test('is the player for its frame', () => {
    expect(documentAt('/player/', routes)).toBe('/player/')
  })

  test.each([
    `${apiPrefix}/config`,
    '/api/docs/',
    '/sandbox/mails',
    '/healthz',
    '/nothing-here',
    '/player/engine/',
    '/sw.js',
  ])('is the network’s at %s', path => {
    expect(documentAt(path, routes)).toBeNull()
  })
})
