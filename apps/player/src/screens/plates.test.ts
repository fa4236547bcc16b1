import { movementIds, variantPictures } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { plateOf } from './plates.ts'

it.each([...movementIds, ...variantPictures, 'rest'] as const)('%s has a plate of its own', picture => {
  expect(plateOf(picture)).toContain(`chrono-head-${picture}"`)
})
