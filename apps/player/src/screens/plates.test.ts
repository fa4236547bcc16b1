import { movementIds, refusalReasons, variantPictures } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { plateOf, sceneOf } from './plates.ts'

it.each([...movementIds, ...variantPictures, 'rest'] as const)('%s has a plate of its own', picture => {
  expect(plateOf(picture)).toContain(`chrono-head-${picture}"`)
})

it('the camera and every obstacle to its view have a drawing', () => {
  const scenes = ['camera' as const, ...refusalReasons.flatMap(reason => sceneOf(reason) ?? [])]
  expect(scenes.length).toBeGreaterThanOrEqual(7)
  for (const scene of scenes) expect(plateOf(scene)).toContain(`chrono-head-${scene}"`)
})
