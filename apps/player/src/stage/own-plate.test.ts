import { OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import { movementIds } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { ownPlate } from './own-plate.ts'
import { exposed } from './testing/exposed.ts'

it.each(movementIds)('the plate of %s has valid lines, one floor and at most 30 kB', id => {
  for (const yawDegrees of [-90, -40, 0, 90]) {
    const plate = OwnPlate.parse(ownPlate(exposed(id, yawDegrees)))
    expect(plate.figures).toHaveLength(5)
    for (const [, y] of plate.shades) expect(y).toBe(plateSheet.floor)
    expect(JSON.stringify(plate).length).toBeLessThan(30_000)
  }
})

it('the plate of a fold records where its last figure stands', () => {
  const plate = ownPlate(exposed('toe-touch', -90))
  const [left, right] = plate?.shades.slice(-2) ?? []
  expect(plate?.last.feet).toBe(((left?.[0] ?? 0) + (right?.[0] ?? 0)) / 2)
})

it('there is no plate without exposures', () => {
  expect(ownPlate([])).toBeNull()
})
