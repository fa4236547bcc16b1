import { expect, test } from 'vitest'
import { type Drawable, draw } from './draw.ts'

const folder = 'packages/scoring/src'
const mutants = Array.from({ length: 1000 }, (_, index): Drawable => {
  const at = { line: index, column: 4 }
  return {
    id: String(index),
    fileName: `/sandbox-a/${folder}/${index % 7}.ts`,
    mutatorName: 'ConditionalExpression',
    replacement: 'true',
    location: { start: at, end: at },
  }
})
const idsOf = (some: readonly Drawable[], seed = 1, sample = 100, from = 0) =>
  draw(some, { folder, sample, seed, from })

test('a seed draws the requested number of mutants, and the same mutants wherever the sources are', () => {
  const elsewhere = mutants.map(mutant => ({
    ...mutant,
    fileName: mutant.fileName.replace('sandbox-a', 'sandbox-b/deeper'),
  }))
  expect(idsOf(mutants).size).toBe(100)
  expect(idsOf(elsewhere.toReversed())).toEqual(idsOf(mutants))
})

test('another seed draws other mutants', () => {
  expect(idsOf(mutants, 2)).not.toEqual(idsOf(mutants))
})

test('slices of a draw are disjoint and together complete', () => {
  const slices = [...idsOf(mutants, 1, 40), ...idsOf(mutants, 1, 60, 40)]
  expect(new Set(slices)).toEqual(idsOf(mutants))
  expect(slices).toHaveLength(100)
})

test('a larger sample contains the smaller sample, up to every mutant', () => {
  const larger = idsOf(mutants, 1, 200)
  expect([...idsOf(mutants)].every(id => larger.has(id))).toBe(true)
  expect(idsOf(mutants.slice(0, 30)).size).toBe(30)
})
