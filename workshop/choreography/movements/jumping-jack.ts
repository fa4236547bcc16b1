import { type Arm, type Body, bend, bothSides, type Posture, type Skeleton, vector } from '@lithe/body'
import { swellAt } from './easing.ts'
import { heightAt } from './flight.ts'
import { airSeconds, type HopPair, hopsOf } from './hop.ts'
import { hoppingFeet } from './hop-feet.ts'
import { crouchAt, hipMoments } from './hop-hips.ts'
import type { Movement, Openness } from './movement.ts'
import { hangingArm, standingPosture } from './standing.ts'

export type Jack = HopPair & {
  /** Arm swing: the hands meet overhead at 180, and the arms are level at 90. */
  armsDegrees: number
}
export type JumpingJackScore = { seconds: number; repetitions: readonly Jack[] }

/** Arms start with the dip and arrive at landing. */
const armsBefore = 0.24
const armsAfter = 0.22
const overheadArm: Arm = { raise: -4, spread: 170, twist: -84, elbow: 41, wrist: 0 }
const crouchLeanDegrees = 13

/** Progress of the arms from hanging to overhead. */
const armsAt = (repetitions: readonly Jack[], seconds: number) =>
  repetitions.reduce((sum, { startSeconds, tempoSeconds, armsDegrees }) => {
    const back = startSeconds + tempoSeconds / 2
    const swell = {
      rise: startSeconds - armsBefore,
      top: startSeconds + airSeconds + armsAfter,
      fall: back - armsBefore,
      end: back + airSeconds + armsAfter,
    }
    return sum + (armsDegrees / 180) * swellAt(seconds, swell)
  }, 0)

export function jumpingJack(body: Body, score: JumpingJackScore): Movement {
  const hops = hopsOf(body, score.repetitions)
  const moments = hipMoments(body, hops, standingPosture(body, 0).pelvis.z)

  function postureAt(seconds: number): Posture {
    const calm = standingPosture(body, seconds)
    const up = armsAt(score.repetitions, seconds)
    const lean = crouchLeanDegrees * crouchAt(hops, seconds)
    const mix = (key: keyof Arm) => hangingArm[key] * (1 - up) + overheadArm[key] * up
    return {
      ...calm,
      pelvis: vector(0, heightAt(moments, seconds) ?? calm.pelvis.y, calm.pelvis.z),
      hips: bend(2 + lean),
      neck: bend(calm.neck.pitch - 0.5 * lean),
      arms: bothSides(() => ({
        raise: mix('raise'),
        spread: mix('spread'),
        twist: mix('twist'),
        elbow: mix('elbow'),
        wrist: mix('wrist'),
      })),
      feet: hoppingFeet(body, hops, seconds),
    }
  }
  return { id: 'jumping-jack', body, seconds: score.seconds, postureAt }
}

/** Distance between the ankles, in shoulder widths. */
const apartFrom = 1.5
const togetherBelow = 1
/** Distance from the top of the spine to the crown, as a fraction of body height. */
const crownAboveSpine = 0.11

/** A jack is open if the hands are above the crown and the feet apart. */
export function jackOpenness({ body, head, sides }: Skeleton): Openness {
  const { left, right } = sides
  const apart = Math.abs(left.ankle.x - right.ankle.x) / (2 * body.shoulder.left.x)
  const hands = Math.min(left.wrist.y, right.wrist.y)
  if (hands > head.y + crownAboveSpine * body.heightMetres && apart >= apartFrom) return 'open'
  const handsAreDown = hands < Math.min(left.shoulder.y, right.shoulder.y)
  return handsAreDown && apart < togetherBelow ? 'closed' : 'half'
}

/** Jacks in turn at a steady tempo, each with its own arm swing. */
export const steadyJacks = (
  armsDegrees: readonly number[],
  { startSeconds = 1.5, tempoSeconds = 2, apartMetres = 0.7 } = {},
): Jack[] =>
  armsDegrees.map((arms, index) => ({
    startSeconds: startSeconds + index * tempoSeconds,
    tempoSeconds,
    armsDegrees: arms,
    apartMetres,
  }))
