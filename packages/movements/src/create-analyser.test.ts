import { inSeconds } from '@lithe/pose'
import { expect, test } from 'vitest'
import { movementIds, variantsOf } from './catalog/catalog.ts'
import { createAnalyser } from './create-analyser.ts'

test.each(movementIds)('%s and each of its variants has an analyser', movement => {
  for (const variant of [null, ...variantsOf(movement)])
    expect(createAnalyser(movement, inSeconds(30), variant).movement).toBe(movement)
})
