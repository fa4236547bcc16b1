import type { Field } from './field.ts'

type Place = readonly [number, number, number]
export type Settled = { place: Place; normal: Place }

/** Wide enough to smooth over the field's facets. */
const lookShare = 0.6
const settlingSteps = 1
const furthestShare = 0.7

/** Field gradient from four tetrahedral samples. */
function slopeAt(field: Field, [x, y, z]: Place, h: number) {
  const a = field(x + h, y - h, z - h)
  const b = field(x - h, y - h, z + h)
  const c = field(x - h, y + h, z - h)
  const d = field(x + h, y + h, z + h)
  const [gx, gy, gz] = [a - b - c + d, -a - b + c + d, -a + b - c + d]
  const size = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
  return {
    steepness: size / (4 * h),
    normal: [gx / size, gy / size, gz / size] as const,
  }
}

/** Projects a nearby point onto the surface, with its normal. */
export function settle(field: Field, start: Place, cell: number): Settled {
  let place = start
  let slope = slopeAt(field, place, cell * lookShare)
  for (let step = 0; step < settlingSteps; step += 1) {
    const most = furthestShare * cell
    const move = Math.max(-most, Math.min(most, field(...place) / slope.steepness))
    const [nx, ny, nz] = slope.normal
    place = [place[0] - nx * move, place[1] - ny * move, place[2] - nz * move]
    slope = slopeAt(field, place, cell * lookShare)
  }
  return { place, normal: slope.normal }
}
