import { armTo, type Body, bothSides, legReach, type Posture, skeletonOf, vector } from '@lithe/body'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { type ProneShape, proneOn, shoulderAtHeight, straightLine } from './prone.ts'
import { type RepetitionTimes, steadyTimes, swellOf, type Tempo } from './repetition-times.ts'

export type PushUpRepetition = RepetitionTimes & {
  /** Elbow angle at the bottom. */
  elbowDegrees: number
}
export type PushUpScore = {
  seconds: number
  repetitions: readonly PushUpRepetition[]
  /** How far the hips sag below the line; 0 is a good push-up. */
  sagDegrees: number
}

const straightElbow = 173
/** Distance between the hands, relative to that between the shoulder joints. */
const handsWide = 1.75
const wristHeight = 0.019
/** Shoulders ahead of the hands at the top, as a fraction of body height. */
const shouldersAhead = 0.042
/** The body rocks forward on its toes as it sinks, starting before the elbows. */
const rockDegrees = 14
const rockLeadSeconds = 0.14

const shareAt = (repetitions: readonly PushUpRepetition[], seconds: number, of: 'bend' | 'depth') =>
  repetitions.reduce((sum, repetition) => {
    const bend = straightElbow - repetition.elbowDegrees
    return sum + (of === 'bend' ? bend : Math.min(1, bend / 85)) * swellAt(seconds, swellOf(repetition))
  }, 0)

/** Left wrist, planted under the shoulder of a straight arm. */
function handPlace(body: Body) {
  const reach = legReach(body.upperArm, body.forearm, straightElbow)
  const x = body.shoulder.left.x * handsWide
  const y = wristHeight * body.heightMetres
  const ahead = shouldersAhead * body.heightMetres
  const height = y + Math.sqrt(reach ** 2 - (x - body.shoulder.left.x) ** 2 - ahead ** 2)
  return vector(x, y, shoulderAtHeight(body, straightLine, height).z - ahead)
}

export function pushUp(body: Body, score: PushUpScore): Movement {
  const hand = handPlace(body)
  const { sagDegrees: sag } = score

  function postureAt(seconds: number): Posture {
    const elbow = straightElbow - shareAt(score.repetitions, seconds, 'bend')
    const rock = rockDegrees * shareAt(score.repetitions, seconds + rockLeadSeconds, 'depth')
    const shape: ProneShape = {
      ...straightLine,
      hips: straightLine.hips - 0.5 * sag,
      lumbar: -0.45 * sag,
      chest: -0.1 * sag,
      foot: straightLine.foot + rock,
    }
    const reachMetres = legReach(body.upperArm, body.forearm, elbow)
    const lying = proneOn(body, shape, { place: hand, reachMetres }, seconds)
    const { sides } = skeletonOf(body, lying)
    return {
      ...lying,
      arms: bothSides((side, sign) =>
        armTo(
          body,
          sides[side].shoulder,
          vector(sign * hand.x, hand.y, hand.z),
          vector(sign * 0.7, 0.25, -0.7),
          sign,
        ),
      ),
      hands: bothSides(() => ({ inwards: 6, down: 3 })),
    }
  }
  return { id: 'push-up', body, seconds: score.seconds, postureAt }
}

export const steadyPushUps = (
  elbowDegrees: readonly number[],
  tempo: Tempo = { startSeconds: 1.5, tempoSeconds: 2.8 },
): PushUpRepetition[] =>
  elbowDegrees.map((depth, index) => ({ elbowDegrees: depth, ...steadyTimes(index, tempo) }))
