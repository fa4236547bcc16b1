import { type Body, bothSides, chain, type Foot, minus, pitch, turn, vector, yaw } from '@lithe/body'
import { minimumJerk, swellAt } from './easing.ts'
import { airSeconds, type Hop, togetherAside } from './hop.ts'

const toesOutDegrees = 9
/** Toe height in mid-air: slightly less than the hips' rise, or the legs would be too short. */
const clearanceMetres = 0.052
/** The toes roll off before the weight is gone, and back on as it returns. */
const rollSeconds = 0.035
const hangingFootPitch = 30

/** The left foot with its toes this far above their standing place, `aside` from the middle. */
export function footOnToes(body: Body, aside: number, toesMetres: number, pitchDegrees: number): Foot {
  const flat = turn(yaw(toesOutDegrees), body.toe)
  const tip = vector(aside + flat.x, body.ankleHeight + flat.y + toesMetres, flat.z)
  const ankle = minus(tip, turn(chain(yaw(toesOutDegrees), pitch(pitchDegrees)), body.toe))
  return { ankle, pitch: pitchDegrees, yaw: toesOutDegrees }
}

export function hoppingFeet(body: Body, hops: readonly Hop[], seconds: number) {
  const hop = hops.findLast(({ takeOff }) => seconds >= takeOff - rollSeconds)
  const share = hop ? Math.min(1, (seconds - hop.takeOff + rollSeconds) / (airSeconds + 2 * rollSeconds)) : 1
  const aside = hop ? hop.from + (hop.to - hop.from) * minimumJerk(share) : togetherAside(body)
  const toesMetres = clearanceMetres * 16 * share ** 2 * (1 - share) ** 2
  const onToes = hops.reduce((sum, { takeOff, landing }) => {
    const swell = { rise: takeOff - 0.18, top: takeOff + 0.05, fall: landing - 0.05, end: landing + 0.14 }
    return sum + hangingFootPitch * swellAt(seconds, swell)
  }, 0)
  const { ankle, ...foot } = footOnToes(body, aside, toesMetres, onToes)
  return bothSides((_, sign) => ({ ...foot, ankle: vector(sign * ankle.x, ankle.y, ankle.z) }))
}
