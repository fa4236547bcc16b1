import { type Body, bend, bothSides, type Posture, pelvisHeight, pitch, sine, vector } from '@lithe/body'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { hangingArm, plantedFeet, standingKneeDegrees, standingPosture } from './standing.ts'

export type SquatRepetition = {
  /** Knee angle at the bottom. */
  kneeDegrees: number
  startSeconds: number
  downSeconds: number
  bottomSeconds: number
  upSeconds: number
}
export type SquatScore = { seconds: number; repetitions: readonly SquatRepetition[] }

const widthShare = 0.17
const toesOutDegrees = 16
/** The hips start before the knees. */
const hipLeadSeconds = 0.09
// Fractions of the knee's bend: at 120° the shank leans 31° and the trunk 46°, thighs level, weight mid-foot.
const shankLean = 0.26
const trunkLean = 0.38

const bendAt = (repetitions: readonly SquatRepetition[], seconds: number) =>
  repetitions.reduce((sum, r) => {
    const top = r.startSeconds + r.downSeconds
    const fall = top + r.bottomSeconds
    const swell = { rise: r.startSeconds, top, fall, end: fall + r.upSeconds }
    return sum + (standingKneeDegrees - r.kneeDegrees) * swellAt(seconds, swell)
  }, 0)

export function squat(body: Body, score: SquatScore): Movement {
  const feet = plantedFeet(body, widthShare, toesOutDegrees)
  const standingStill = 180 - standingKneeDegrees

  function postureAt(seconds: number): Posture {
    const calm = standingPosture(body, seconds, feet)
    const kneeBend = standingStill + bendAt(score.repetitions, seconds)
    const lead = bendAt(score.repetitions, seconds + hipLeadSeconds)
    const depth = Math.min(1, Math.max(0, lead / 120))
    const lean = shankLean * lead
    const back = body.shank * sine(lean) - body.thigh * sine(Math.max(0, lead - lean))
    const pelvis = { x: calm.pelvis.x * (1 - depth), z: calm.pelvis.z + back }
    const trunk = trunkLean * lead
    const hips = bend(trunk * 0.86)
    const planted = { side: 'left', foot: feet.left, kneeDegrees: 180 - kneeBend } as const
    const y = pelvisHeight(body, pitch(hips.pitch), { ...pelvis, x: 0 }, planted)
    const reach = depth ** 1.2
    return {
      ...calm,
      pelvis: vector(pelvis.x, y, pelvis.z),
      hips,
      lumbar: bend(calm.lumbar.pitch + trunk * 0.06),
      chest: bend(calm.chest.pitch + trunk * 0.08, calm.chest.roll * (1 - depth)),
      neck: bend(calm.neck.pitch - trunk * 0.42),
      head: { ...calm.head, pitch: calm.head.pitch - trunk * 0.28 },
      arms: bothSides(() => ({
        raise: hangingArm.raise + 82 * reach,
        spread: hangingArm.spread + 3 * reach,
        twist: hangingArm.twist,
        elbow: hangingArm.elbow + 4 * reach,
        wrist: hangingArm.wrist * (1 - reach),
      })),
    }
  }
  return { id: 'squat', body, seconds: score.seconds, postureAt }
}

export function steadyRepetitions(
  kneeDegrees: readonly number[],
  { startSeconds = 1.5, tempoSeconds = 3 } = {},
): SquatRepetition[] {
  return kneeDegrees.map((depth, index) => ({
    kneeDegrees: depth,
    startSeconds: startSeconds + index * tempoSeconds,
    downSeconds: tempoSeconds * 0.44,
    bottomSeconds: tempoSeconds * 0.08,
    upSeconds: tempoSeconds * 0.38,
  }))
}
