import { apiPrefix } from '@lithe/contracts/api'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/navigation/paths.ts'
import { documentAt, isByNeed } from './rules.ts'

const routes = Object.values(paths).map(({ pattern }) => pattern)

describe('files to cache', () => {
  test.each([
    '/index.html',
    '/login?lang=',
    '/documents/home.en.html',
    '/assets/index-BcEquDYH.js',
    '/assets/words-en-shell-B0xB3bIg.js',
    '/player/',
    '/player/assets/words-en-stage-D4bo0LAX.js',
    '/player/engine/manifest.json',
    '/favicon.svg',
  ])('are cached at once if a page may need them first: %s', url => {
    expect(isByNeed({ url })).toBe(false)
  })

  test.each([
    '/player/engine/litert-threaded-b5e54eca10f0.wasm',
    '/player/engine/pose-full-e9a5c5cb17f7.tflite',
    '/player/assets/en-DDKegJLq.voice',
    '/trainer/squat.webm',
    '/documents/home.de.html',
    '/assets/words-en-XA-shell-B0xB3bIg.js',
    '/player/assets/words-ar-XB-stage-BEa7KqBi.js',
    '/assets/words-de-shell-B0xB3bIg.js',
  ])('are cached only on demand: %s', url => {
    expect(isByNeed({ url })).toBe(true)
  })
})

describe('the document at a URL', () => {
  const at = (address: string, language = 'en') =>
    documentAt(new URL(address, 'https://lithe.example'), routes, language)

  test('is the shell for every page except sign-in and prerendered ones', () => {
    const own = new Map([
      ['/', '/documents/home.en.html'],
      ['/longevity-test', '/documents/start.en.html'],
      ['/login', '/login?lang='],
    ])
    const documents = routes.map(route => [route, at(route.replace(/:\w+/, 'a-b'))])
    expect(documents).toEqual(routes.map(route => [route, own.get(route) ?? '/index.html']))
    expect(at('/Profiles/')).toBe('/index.html')
    expect(at('/login/')).toBe('/login?lang=')
  })

  test.each(['/?o=acme', '/?userId=ada', '/longevity-test?lang=en-XA'])(
    'is rendered by the app if the query changes the page: %s',
    address => {
      expect(at(address)).toBe('/index.html')
    },
  )

  test('is prerendered even with a referral tag', () => {
    expect(at('/?ref=poster')).toBe('/documents/home.en.html')
  })

  test('is rendered by the app in an on-demand language', () => {
    expect(at('/', 'en-XA')).toBe('/index.html')
  })

  test('is the player in its frame', () => {
    expect(at('/player/')).toBe('/player/')
  })

  test.each([
    `${apiPrefix}/config`,
    '/api/docs/',
    '/sandbox/mails',
    '/healthz',
    '/nothing-here',
    '/player/engine/',
    '/sw.js',
  ])('comes from the network at %s', path => {
    expect(at(path)).toBeNull()
  })
})
