import { expect, test } from 'vitest'
import { checkBrowserFloor } from './beyond-floor.ts'
import { checkStyleFloor } from './styles-beyond-floor.ts'
import { inFloor } from './what-browsers-have.ts'

const found = (text: string) =>
  checkBrowserFloor([{ path: 'apps/web/src/one.ts', text }]).map(({ message }) => message.split(' ')[0])

test('a feature that iOS 16.4, Chrome 111 or Firefox 128 lacks is found by its owner, not just its name', () => {
  expect(found(`export const one = URL.canParse('a')`)).toEqual(['URL.canParse_static'])
  expect(found(`export const one = Promise.withResolvers<void>()`)).toEqual(['Promise.withResolvers'])
  expect(found(`document.startViewTransition(() => {})`)).toEqual(['Document.startViewTransition'])
  expect(found(`export const one = { canParse: 1, share: 2 }.canParse`)).toEqual([])
  expect(found(`export const one = [3].toSorted().findLast(Boolean)`)).toEqual([])
})

test('feature-detected and guarded uses pass', () => {
  expect(found(`if ('vibrate' in navigator) navigator.vibrate(1)`)).toEqual([])
  expect(found(`navigator.vibrate(1)`)).toEqual(['Navigator.vibrate'])
  expect(found(`document.body.requestFullscreen?.()`)).toEqual([])
  expect(found(`async () => { try { await navigator.wakeLock.request() } catch {} }`)).toEqual([])
})

test('the floor supports Tailwind 4’s base, but nothing newer', () => {
  expect(inFloor.get('css.at-rules.property')).toBe(true)
  expect(inFloor.get('css.types.color.color-mix')).toBe(true)
  expect(inFloor.get('api.Window.requestIdleCallback')).toBe(false)
})

test('a style missing at the floor is found in a built sheet by property, rule, function and selector', () => {
  const styles = (code: string) =>
    checkStyleFloor([{ path: 'a.css', code: Buffer.from(code) }]).map(({ message }) => message.split(' ')[0])
  expect(styles('p{field-sizing:content}')).toEqual(['properties.field-sizing'])
  expect(styles('@starting-style{p{opacity:0}}')).toEqual(['at-rules.starting-style'])
  expect(styles('p{width:calc-size(auto,size)}')).toEqual(['types.calc-size'])
  expect(styles('details::details-content{opacity:0}')).toEqual(['selectors.details-content'])
  expect(styles('p{color:color-mix(in srgb,red,blue);text-wrap:balance}')).toEqual([])
})
