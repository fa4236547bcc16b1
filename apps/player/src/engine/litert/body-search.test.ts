import { expect, test } from 'vitest'
import { createBodySearch, searchConfidence } from './body-search.ts'

const { usual, inVain } = searchConfidence

/** Confidence requested after each picture, at 10 fps. */
function asked(seen: readonly boolean[]) {
  const search = createBodySearch()
  return seen.map((isSeen, index) => search.next(isSeen, index * 100))
}
const nobody = (pictures: number) => Array.from({ length: pictures }, () => false)
const somebody = (pictures: number) => Array.from({ length: pictures }, () => true)

test('a visible person is searched for with the usual confidence', () => {
  expect(new Set(asked(somebody(30)))).toEqual(new Set([usual]))
})

test('confidence is lowered after a second without success, not sooner', () => {
  const searches = asked(nobody(20))
  expect(searches[10]).toBe(usual)
  expect(searches.slice(11)).toEqual(Array.from({ length: 9 }, () => inVain))
})

test('a successful search is not disturbed', () => {
  expect(asked([...nobody(20), ...somebody(20)]).at(-1)).toBe(inVain)
})

test('a brief loss does not disturb a search', () => {
  expect(new Set(asked([...nobody(20), ...somebody(5), ...nobody(5), ...somebody(5)]).slice(20))).toEqual(
    new Set([inVain]),
  )
})

test('a person found at low confidence and lost is searched for as usual again, then with less', () => {
  const searches = asked([...nobody(20), ...somebody(5), ...nobody(30)])
  expect(searches[34]).toBe(inVain)
  expect(searches[37]).toBe(usual)
  expect(searches.at(-1)).toBe(inVain)
})
