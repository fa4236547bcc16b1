import { type Arm, averagePerson, type Body, bodyOf, type Posture, plus, times, vector } from '@lithe/body'
import { swellAt } from '../movements/easing.ts'
import type { Movement } from '../movements/movement.ts'
import { sittingAtRest } from '../movements/sitting-at-rest.ts'
import { standing } from '../movements/standing.ts'
import { type FootMove, stepping } from '../movements/stepping.ts'
import { type Between, bowing } from './light-pastimes.ts'

const body = bodyOf(averagePerson)

export const altered = (
  movement: Movement,
  change: (posture: Posture, seconds: number) => Posture,
): Movement => ({ ...movement, postureAt: seconds => change(movement.postureAt(seconds), seconds) })

/** Swings from 0 to 1 and back at this frequency. */
export const wave = (seconds: number, hertz: number) => (1 - Math.cos(2 * Math.PI * hertz * seconds)) / 2

/** Raises one arm and moves its hand to and fro. */
export function waving(between: Between): Movement {
  const [spread, hertz] = [between(70, 150), between(1, 2)]
  return altered(standing(body, 6), (posture, seconds) => {
    const up = swellAt(seconds, { rise: 0.8, top: 1.6, fall: 4.6, end: 5.4 })
    const { left } = posture.arms
    const arm: Arm = {
      ...left,
      spread: left.spread + up * (spread - left.spread),
      twist: left.twist - 92 * up,
      elbow: left.elbow + up * (20 + 50 * wave(seconds, hertz)),
    }
    return { ...posture, arms: { ...posture.arms, left: arm } }
  })
}

/** Leans the trunk to one side, then to the other. */
export function leaningAside(between: Between): Movement {
  const [roll, hertz] = [between(15, 30), between(0.15, 0.3)]
  return altered(standing(body, 7), (posture, seconds) => {
    const to = roll * Math.sin(2 * Math.PI * hertz * seconds)
    return {
      ...posture,
      lumbar: { ...posture.lumbar, roll: 0.5 * to },
      chest: { ...posture.chest, roll: 0.5 * to },
    }
  })
}

/** Steps ahead, one foot after the other, starting `backMetres` behind the origin. */
function walking(
  seconds: number,
  fromSeconds: number,
  stepMetres: number,
  steps: number,
  backMetres = 0,
  who = body,
): Movement {
  const stepSeconds = 0.55
  const start = { left: { ahead: -backMetres }, right: { ahead: -backMetres } }
  const moves = Array.from({ length: steps + 1 }, (_, index): FootMove => {
    const from = fromSeconds + index * stepSeconds
    const ahead = Math.min(index + 1, steps) * stepMetres - backMetres
    return {
      side: index % 2 ? 'left' : 'right',
      fromSeconds: from,
      toSeconds: from + stepSeconds,
      to: { ahead },
    }
  })
  return stepping(who, { seconds, unsteadiness: 1, at: start, moves, weight: [], kneeDegrees: 160 })
}

export const walkingAbout = (between: Between): Movement =>
  walking(6, between(0.5, 1), between(0.25, 0.5), 5, between(0.8, 1.2))

export const leaving = (between: Between): Movement => walking(5, between(1, 1.8), between(0.5, 0.6), 4)

/** Walks from one side of the frame to the other. */
export const walkingPast = (who: Body, seconds: number): Movement => walking(seconds, 1, 0.5, 8, 2, who)

/** Puts one foot ahead and both hands down to it. */
export function tyingAShoe(between: Between): Movement {
  const ahead = between(0.15, 0.3)
  const [fold, sink] = [between(85, 120), between(0.08, 0.2)]
  const steps = stepping(body, {
    seconds: 7,
    unsteadiness: 1,
    kneeDegrees: 165,
    weight: [],
    moves: [
      { side: 'right', fromSeconds: 0.8, toSeconds: 1.4, to: { ahead } },
      { side: 'right', fromSeconds: 5.8, toSeconds: 6.4, to: {} },
    ],
  })
  return altered(steps, (posture, seconds) => {
    const down = swellAt(seconds, { rise: 1.5, top: 2.6, fall: 4.6, end: 5.7 })
    return {
      ...posture,
      pelvis: plus(posture.pelvis, times(vector(0, -sink, -0.1), down)),
      hips: { ...posture.hips, pitch: 0.56 * fold * down },
      lumbar: { ...posture.lumbar, pitch: 0.27 * fold * down },
      chest: { ...posture.chest, pitch: 0.17 * fold * down },
    }
  })
}

/** Bends the knees and turns the trunk to put one hand on the floor, and rises at once. */
export function pickingUp(between: Between): Movement {
  const aside = between(10, 30)
  return altered(bowing(between, between(85, 115), between(115, 145)), (posture, seconds) => {
    const down = swellAt(seconds, { rise: 1, top: 2.2, fall: 2.4, end: 3.6 })
    return { ...posture, chest: { ...posture.chest, yaw: aside * down } }
  })
}

/** Turns and leans the trunk, moves a foot elsewhere, and moves the hands about. */
export function fidgeting(between: Between): Movement {
  const [turned, tilt, hertz] = [between(10, 30), between(5, 20), between(0.2, 0.5)]
  const slid = between(0.05, 0.2)
  return altered(sittingAtRest(body, 7), (posture, seconds) => {
    const to = Math.sin(2 * Math.PI * hertz * seconds)
    const { left, right } = posture.feet
    const away = swellAt(seconds, { rise: 1.5, top: 2.2, fall: 4.5, end: 5.2 })
    const foot = { ...right, ankle: plus(right.ankle, times(vector(-0.5 * slid, 0.02, slid), away)) }
    const arm = { ...posture.arms.right, raise: posture.arms.right.raise + 40 * wave(seconds, hertz) }
    return {
      ...posture,
      hips: { ...posture.hips, pitch: posture.hips.pitch + tilt * wave(seconds, hertz) },
      chest: { ...posture.chest, yaw: turned * to },
      arms: { ...posture.arms, right: arm },
      feet: { left, right: foot },
    }
  })
}
