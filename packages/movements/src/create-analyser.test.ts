import { inSeconds } from '@lithe/pose'
import { expect, test } from 'vitest'
import { movementIds, variantsOf } from './catalog/catalog.ts'
import { createAnalyser } from './create-analyser.ts'

test.each(movementIds)('%s has an analyser of its own, and so has every easier way of it', movement => {
  for (const ease of [null, ...variantsOf(movement)])
    expect(createAnalyser(movement, inSeconds(30), ease).movement).toBe(movement)
})
