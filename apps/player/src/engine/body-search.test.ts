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

test('a person who is seen is looked for as usual', () => {
  expect(new Set(asked(somebody(30)))).toEqual(new Set([usual]))
})

test('less is asked for after a second in vain, and no sooner', () => {
  const searches = asked(nobody(20))
  expect(searches[10]).toBe(usual)
  expect(searches.slice(11)).toEqual(Array.from({ length: 9 }, () => inVain))
})

test('a search that found a person is not disturbed', () => {
  expect(asked([...nobody(20), ...somebody(20)]).at(-1)).toBe(inVain)
})

test('nor is one that lost them for a moment', () => {
  expect(new Set(asked([...nobody(20), ...somebody(5), ...nobody(5), ...somebody(5)]).slice(20))).toEqual(
    new Set([inVain]),
  )
})

test('a person found so who is gone is looked for as usual again, and then for less', () => {
  const searches = asked([...nobody(20), ...somebody(5), ...nobody(30)])
  expect(searches[34]).toBe(inVain)
  expect(searches[37]).toBe(usual)
  expect(searches.at(-1)).toBe(inVain)
})
