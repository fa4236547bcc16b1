import { demonstrationOf, filmPose, phoneOnShelf, skeletonOf } from '@lithe/choreography'
import { OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import { type MovementId, movementIds } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import type { Exposure } from './exposures.ts'
import { ownPlate } from './own-plate.ts'

function exposed(id: MovementId, yawDegrees: number): Exposure[] {
  const movement = demonstrationOf(id)
  const camera = { ...phoneOnShelf, distanceMetres: 3, yawDegrees }
  return Array.from({ length: 5 }, (_, index) => {
    const time = (movement.seconds * index) / 10
    const { pose, aspect } = filmPose(skeletonOf(movement.body, movement.postureAt(time)), camera)
    if (!pose) throw new Error('a film shows its body')
    return { time, pose, aspect }
  })
}

it.each(movementIds)('of %s the plate is lines within its sheet, on its floor, of at most 30 kB', id => {
  for (const yawDegrees of [-90, -40, 0, 90]) {
    const plate = OwnPlate.parse(ownPlate(exposed(id, yawDegrees)))
    expect(plate.figures).toHaveLength(5)
    for (const [, y] of plate.shades) expect(y).toBe(plateSheet.floor)
    expect(JSON.stringify(plate).length).toBeLessThan(30_000)
  }
})

it('of no exposures there is none', () => {
  expect(ownPlate([])).toBeNull()
})
