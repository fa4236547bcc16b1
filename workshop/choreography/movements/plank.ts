import { type Body, bothSides, type Posture, skeletonOf } from '@lithe/body'
import { type Swell, swellAt } from './easing.ts'
import { kneeOnFloor } from './knee-on-floor.ts'
import type { Movement } from './movement.ts'
import { plankSupports } from './plank-support.ts'
import { type ProneShape, proneOn, straightLine } from './prone.ts'
import { type RepetitionTimes, swellOf } from './repetition-times.ts'
import { sway } from './stillness.ts'

/** A temporary deviation of the hips. */
export type PlankSlip = RepetitionTimes & {
  /** Hip deviation: positive sags, negative rises. */
  offDegrees: number
}
/** When the knees leave and regain the floor. */
export type PlankLift = { fromSeconds: number; toSeconds: number }
export type PlankScore = {
  seconds: number
  on: keyof typeof plankSupports
  lifts: readonly PlankLift[]
  slips: readonly PlankSlip[]
  /** Tremble; 1 is that of a steady adult. */
  unsteadiness: number
}

const kneeLiftSeconds = 0.9
const braceSeconds = 1
const kneelingHips = 22
const trembleDegrees = 0.7

const kneesOff = ({ fromSeconds, toSeconds }: PlankLift): Swell => ({
  rise: fromSeconds,
  top: fromSeconds + kneeLiftSeconds,
  fall: toSeconds - kneeLiftSeconds,
  end: toSeconds,
})
/** Weight shifts onto the arms before the knees leave, and back after they land. */
const weightForward = ({ fromSeconds, toSeconds }: PlankLift): Swell => ({
  rise: fromSeconds - braceSeconds,
  top: fromSeconds + 0.6 * kneeLiftSeconds,
  fall: toSeconds + 0.1,
  end: toSeconds + braceSeconds,
})

export function plank(body: Body, score: PlankScore): Movement {
  const support = plankSupports[score.on](body)

  function shapeAt(seconds: number): ProneShape {
    const total = (swellOfLift: (lift: PlankLift) => Swell) =>
      score.lifts.reduce((sum, lift) => sum + swellAt(seconds, swellOfLift(lift)), 0)
    const lifted = total(kneesOff)
    const braced = total(weightForward)
    const off = score.slips.reduce((sum, slip) => sum + slip.offDegrees * swellAt(seconds, swellOf(slip)), 0)
    const [sag, rise] = [Math.max(0, off), Math.max(0, -off)]
    const tremble = score.unsteadiness * lifted * trembleDegrees * sway(3.1 * seconds).forward
    const shape: ProneShape = {
      ...straightLine,
      hips: straightLine.hips + kneelingHips * (1 - braced) - 0.5 * sag + 0.9 * rise + tremble,
      lumbar: -0.45 * sag + 0.1 * rise + 6 * (1 - braced),
      chest: -0.1 * sag,
    }
    if (lifted >= 1) return shape
    const kneeling = kneeOnFloor(body, shape, support, seconds)
    return { ...shape, knee: kneeling + (straightLine.knee - kneeling) * lifted }
  }

  function postureAt(seconds: number): Posture {
    const lying = proneOn(body, shapeAt(seconds), support, seconds)
    const { sides } = skeletonOf(body, lying)
    return {
      ...lying,
      arms: bothSides((side, sign) => support.armOf(sides[side].shoulder, sign)),
      hands: bothSides(() => ({ inwards: 6, down: 3 })),
    }
  }
  return { id: 'plank', body, seconds: score.seconds, postureAt }
}
