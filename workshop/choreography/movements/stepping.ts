import {
  type Body,
  bothSides,
  chain,
  type Foot,
  minus,
  type Posture,
  pelvisHeight,
  pitch,
  plus,
  turn,
  upright,
  vector,
  yaw,
} from '@lithe/body'
import type { Side } from '@lithe/pose'
import { minimumJerk } from './easing.ts'
import type { Movement } from './movement.ts'
import { plantedFeet, type StanceWidth, standingPosture } from './standing.ts'
import { sway } from './stillness.ts'

/** A foot's displacement in metres; `aside` is away from the other foot. */
export type FootGoal = {
  aside?: number
  up?: number
  ahead?: number
  /** Degrees by which the toes point down; on the floor the heel rises and the toes stay. */
  pitch?: number
}
export type FootMove = { side: Side; fromSeconds: number; toSeconds: number; to: FootGoal }
/** Weight on the left foot (1), the right (0) or in between. */
export type WeightMove = { fromSeconds: number; toSeconds: number; onLeft: number }
export type SteppingScore = {
  seconds: number
  /** Distance between the ankles as a fraction of height; hip width by default. */
  width?: StanceWidth
  /** Initial position of the feet. */
  at?: { [Its in Side]?: FootGoal }
  moves: readonly FootMove[]
  weight: readonly WeightMove[]
  /** Sway; 1 is that of a steady adult. */
  unsteadiness: number
  kneeDegrees?: number
}

/** Height of a step relative to its length. */
const carried = 0.25
const mostCarriedMetres = 0.09
const waverMetres = 0.008
const softKneeDegrees = 172

type Place = Required<FootGoal>
const atFirst: Place = { aside: 0, up: 0, ahead: 0, pitch: 0 }

function placeAt(first: Place, moves: readonly FootMove[], seconds: number): Place {
  let place = first
  for (const { fromSeconds, toSeconds, to } of moves) {
    if (seconds <= fromSeconds) break
    const goal = { ...atFirst, ...to }
    const share = minimumJerk((seconds - fromSeconds) / (toSeconds - fromSeconds))
    const way = Math.hypot(goal.aside - place.aside, goal.ahead - place.ahead)
    const isStep = place.up === 0 && goal.up === 0
    const arc = isStep ? Math.min(mostCarriedMetres, carried * way) * 4 * share * (1 - share) : 0
    const between = (key: keyof Place) => place[key] + share * (goal[key] - place[key])
    place = {
      aside: between('aside'),
      ahead: between('ahead'),
      pitch: between('pitch'),
      up: between('up') + arc,
    }
  }
  return place
}

function weightAt(moves: readonly WeightMove[], seconds: number): number {
  let onLeft = 0.5
  for (const { fromSeconds, toSeconds, onLeft: goal } of moves)
    onLeft += minimumJerk((seconds - fromSeconds) / (toSeconds - fromSeconds)) * (goal - onLeft)
  return onLeft
}

/** Moves feet and weight as scripted. */
export function stepping(body: Body, score: SteppingScore): Movement {
  const { seconds, width, at, moves, weight, unsteadiness, kneeDegrees = softKneeDegrees } = score
  const planted = plantedFeet(body, width)
  const movesOf = bothSides(side =>
    moves.filter(move => move.side === side).toSorted((a, b) => a.fromSeconds - b.fromSeconds),
  )

  function footAt(side: Side, sign: 1 | -1, time: number): Foot {
    const { aside, up, ahead, pitch: toesDown } = placeAt({ ...atFirst, ...at?.[side] }, movesOf[side], time)
    const foot = planted[side]
    const level = yaw(sign * foot.yaw)
    const pitched = chain(level, pitch(toesDown))
    // Turns about the toes, which stay in place.
    const about = minus(turn(level, body.toe), turn(pitched, body.toe))
    const ankle = plus(plus(foot.ankle, vector(sign * aside, up, ahead)), about)
    return { ...foot, ankle, pitch: foot.pitch + toesDown }
  }

  function postureAt(time: number): Posture {
    const feet = bothSides((side, sign) => footAt(side, sign, time))
    const calm = standingPosture(body, time, feet)
    const drift = sway(time)
    const onLeft = weightAt(weight, time)
    const over = (axis: 'x' | 'z') => onLeft * feet.left.ankle[axis] + (1 - onLeft) * feet.right.ankle[axis]
    const x = over('x') + unsteadiness * waverMetres * drift.side
    const z = calm.pelvis.z + over('z') + 0.7 * unsteadiness * waverMetres * drift.forward
    const bearing = (['left', 'right'] as const).filter(
      side => (side === 'left' ? onLeft : 1 - onLeft) > 0.08,
    )
    const heights = bearing.map(side =>
      pelvisHeight(body, upright, { x, z }, { side, foot: feet[side], kneeDegrees }),
    )
    return { ...calm, pelvis: vector(x, Math.min(...heights), z), feet }
  }
  return { id: 'single-leg-stance', body, seconds, postureAt }
}
