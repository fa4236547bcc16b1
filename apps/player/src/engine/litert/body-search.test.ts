import { expect, test } from 'vitest'
import { createBodySearch, searchConfidence } from './body-search.ts'

const { usual, inVain } = searchConfidence

/** Confidence requested after each frame, at 10 fps. */
function asked(seen: readonly boolean[]) {
  const search = createBodySearch()
  return seen.map((isSeen, index) => search.next(isSeen, index * 100))
}
const nobody = (pictures: number) => Array.from({ length: pictures }, () => false)
const somebody = (pictures: number) => Array.from({ length: pictures }, () => true)

test('a visible person is searched for at the usual confidence', () => {
  expect(new Set(asked(somebody(30)))).toEqual(new Set([usual]))
})

test('confidence drops only after more than a second without a person', () => {
  const searches = asked(nobody(20))
  expect(searches[10]).toBe(usual)
  expect(searches.slice(11)).toEqual(Array.from({ length: 9 }, () => inVain))
})

test('lowered confidence stays while the person is seen', () => {
  expect(asked([...nobody(20), ...somebody(20)]).at(-1)).toBe(inVain)
})

test('lowered confidence stays through a brief loss', () => {
  expect(new Set(asked([...nobody(20), ...somebody(5), ...nobody(5), ...somebody(5)]).slice(20))).toEqual(
    new Set([inVain]),
  )
})

test('confidence returns to usual once the person is lost, then drops again', () => {
  const searches = asked([...nobody(20), ...somebody(5), ...nobody(30)])
  expect(searches[34]).toBe(inVain)
  expect(searches[37]).toBe(usual)
  expect(searches.at(-1)).toBe(inVain)
})
