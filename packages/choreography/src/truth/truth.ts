import type { Movement } from '../movements/movement.ts'
import { type Instant, instantsOf } from './instant.ts'
import { type TrueHold, trueHolds } from './true-holds.ts'
import { trueReach } from './true-reach.ts'
import { trueRepetitions } from './true-repetitions.ts'

/** What a perfect measurement of the movement would say; only the fields that fit the movement. */
export type Expected = {
  reps?: number
  partials?: number
  deepestKneeDegrees?: number
  holds?: TrueHold[]
  longestHoldSeconds?: number
  minHipDegrees?: number
  minHipDegreesWithBentKnees?: number
  reason?: string
}

export type Truth = {
  movement: Movement['id']
  kind: 'rendered'
  seconds: number
  fps: number
  view: 'front' | 'oblique' | 'side'
  viewDegrees: number
  expected: Expected
  frames: Instant[]
}

const looksPerSecond = 100
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

function expectedOf(movement: Movement): Expected {
  const instants = instantsOf(movement, looksPerSecond)
  if (movement.id === 'single-leg-stance') {
    const holds = trueHolds(instants).map(hold => ({ ...hold, seconds: rounded(hold.seconds, 2) }))
    return { holds, longestHoldSeconds: Math.max(0, ...holds.map(hold => hold.seconds)) }
  }
  if (movement.id === 'toe-touch') {
    const { minHipDegrees, minHipDegreesWithBentKnees } = trueReach(instants)
    return {
      ...(minHipDegrees !== null && { minHipDegrees: rounded(minHipDegrees, 1) }),
      ...(minHipDegreesWithBentKnees !== null && {
        minHipDegreesWithBentKnees: rounded(minHipDegreesWithBentKnees, 1),
      }),
    }
  }
  if (movement.id === 'squat') {
    const { reps, partials, deepestKneeDegrees } = trueRepetitions(instants)
    return {
      reps,
      partials,
      ...(deepestKneeDegrees !== null && { deepestKneeDegrees: rounded(deepestKneeDegrees, 1) }),
    }
  }
  return {}
}

const viewOf = (degrees: number): Truth['view'] => {
  const turn = Math.abs(degrees)
  if (turn <= 20) return 'front'
  return turn < 70 ? 'oblique' : 'side'
}

/** Taken from the joints of the solved skeleton, never from the score that moved it. */
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
    kind: 'rendered',
    seconds: movement.seconds,
    fps,
    view: viewOf(viewDegrees),
    viewDegrees,
    expected: expectedOf(movement),
    frames,
  }
}
