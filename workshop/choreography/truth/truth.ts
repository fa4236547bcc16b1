import type { VariantId } from '@lithe/movements/catalog'
import type { Movement } from '../movements/movement.ts'
import { expectedOf } from './expected.ts'
import { type Instant, instantsOf } from './instant.ts'
import type { Expected } from './readings.ts'

export type Truth = {
  movement: Movement['id']
  /** Absent for the standard variant. */
  variant?: VariantId
  kind: 'rendered'
  seconds: number
  fps: number
  view: 'front' | 'oblique' | 'side'
  viewDegrees: number
  expected: Expected
  frames: Instant[]
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

const viewOf = (degrees: number): Truth['view'] => {
  const turn = Math.abs(degrees)
  if (turn <= 20) return 'front'
  return turn < 70 ? 'oblique' : 'side'
}

/** Computed from the joints of the solved skeleton, never from its script. */
export function truthOf(movement: Movement, fps: number, viewDegrees: number): Truth {
  const frames = instantsOf(movement, fps).map(({ t, ...angles }) => ({
    t: rounded(t, 3),
    kneeLeft: rounded(angles.kneeLeft, 1),
    kneeRight: rounded(angles.kneeRight, 1),
    hip: rounded(angles.hip, 1),
    elbowLeft: rounded(angles.elbowLeft, 1),
    elbowRight: rounded(angles.elbowRight, 1),
    ankleHeightLeft: rounded(angles.ankleHeightLeft, 3),
    ankleHeightRight: rounded(angles.ankleHeightRight, 3),
  }))
  return {
    movement: movement.id,
    ...(movement.variant && { variant: movement.variant }),
    kind: 'rendered',
    seconds: movement.seconds,
    fps,
    view: viewOf(viewDegrees),
    viewDegrees,
    expected: expectedOf(movement),
    frames,
  }
}
