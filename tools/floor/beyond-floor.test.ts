import { expect, test } from 'vitest'
import { checkBrowserFloor } from './beyond-floor.ts'
import { inFloor } from './what-browsers-have.ts'

const found = (text: string) =>
  checkBrowserFloor([{ path: 'apps/web/src/one.ts', text }]).map(({ message }) => message.split(' ')[0])

test('what iOS 16.4, Chrome 111 or Firefox 128 lacks is found by its owner, not by its name alone', () => {
  expect(found(`export const one = URL.canParse('a')`)).toEqual(['URL.canParse_static'])
  expect(found(`export const one = Promise.withResolvers<void>()`)).toEqual(['Promise.withResolvers'])
  expect(found(`document.startViewTransition(() => {})`)).toEqual(['Document.startViewTransition'])
  expect(found(`export const one = { canParse: 1, share: 2 }.canParse`)).toEqual([])
  expect(found(`export const one = [3].toSorted().findLast(Boolean)`)).toEqual([])
})

test('what is asked for before it is used, or tried, is left alone', () => {
  expect(found(`if ('vibrate' in navigator) navigator.vibrate(1)`)).toEqual([])
  expect(found(`navigator.vibrate(1)`)).toEqual(['Navigator.vibrate'])
  expect(found(`document.body.requestFullscreen?.()`)).toEqual([])
  expect(found(`async () => { try { await navigator.wakeLock.request() } catch {} }`)).toEqual([])
})

test('the floor has what the style sheets of Tailwind 4 begin with, and not what came after it', () => {
  expect(inFloor.get('css.at-rules.property')).toBe(true)
  expect(inFloor.get('css.types.color.color-mix')).toBe(true)
  expect(inFloor.get('api.Window.requestIdleCallback')).toBe(false)
})
