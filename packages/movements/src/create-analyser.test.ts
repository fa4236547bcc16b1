import { expect, test } from 'vitest'
import { countedMovements, movementIds } from './catalog/catalog.ts'
import { createAnalyser } from './create-analyser.ts'

test('the catalogue calls counted exactly what there is an analyser for', () => {
  const withAnalyser = movementIds.filter(id => createAnalyser(id, 30) !== null)
  expect([...countedMovements].sort()).toEqual(withAnalyser.sort())
})
