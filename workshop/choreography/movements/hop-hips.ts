import { type Body, pelvisHeight, upright } from '@lithe/body'
import { swellAt } from './easing.ts'
import { flightBetween, type Moment } from './flight.ts'
import type { Hop } from './hop.ts'
import { footOnToes } from './hop-feet.ts'
import { standingKneeDegrees } from './standing.ts'

type LegPose = { pitch: number; knee: number }
const tall: LegPose = { pitch: 0, knee: standingKneeDegrees }
const crouched: LegPose = { pitch: 0, knee: 143 }
const takingOff: LegPose = { pitch: 26, knee: 158 }
const touchingDown: LegPose = { pitch: 26, knee: 164 }

/** Durations: standing to take-off including the push, landing to lowest, and back to standing. */
const dipSeconds = 0.56
const pushSeconds = 0.22
const softenSeconds = 0.2
const riseSeconds = 0.68

/** Hip moments of all hops, standing `forward` of the ankles. */
export function hipMoments(body: Body, hops: readonly Hop[], forward: number): Moment[] {
  const heightOver = (aside: number, pose: LegPose) => {
    const foot = footOnToes(body, aside, 0, pose.pitch)
    return pelvisHeight(body, upright, { x: 0, z: forward }, { side: 'left', foot, kneeDegrees: pose.knee })
  }
  const still = (seconds: number, aside: number, pose: LegPose): Moment => ({
    seconds,
    height: heightOver(aside, pose),
    speed: 0,
    push: 0,
  })
  return hops.flatMap((hop, index) => {
    const [previous, next] = [hops[index - 1], hops[index + 1]]
    const [begins, ends] = [hop.takeOff - dipSeconds, hop.landing + riseSeconds]
    const { takeOff, landing } = flightBetween(
      { seconds: hop.takeOff, height: heightOver(hop.from, takingOff) },
      { seconds: hop.landing, height: heightOver(hop.to, touchingDown) },
    )
    const isAfterRest = !previous || begins > previous.landing + riseSeconds
    const isBeforeRest = !next || ends < next.takeOff - dipSeconds
    return [
      ...(isAfterRest ? [still(begins, hop.from, tall)] : []),
      still(hop.takeOff - pushSeconds, hop.from, crouched),
      takeOff,
      landing,
      still(hop.landing + softenSeconds, hop.to, crouched),
      ...(isBeforeRest ? [still(ends, hop.to, tall)] : []),
    ]
  })
}

/** How far the body crouches: 0 upright, 1 in the full crouch before or after a hop. */
export const crouchAt = (hops: readonly Hop[], seconds: number) =>
  Math.max(
    0,
    ...hops.flatMap(({ takeOff, landing }) => {
      const low = takeOff - pushSeconds
      const soft = landing + softenSeconds
      return [
        swellAt(seconds, { rise: takeOff - dipSeconds, top: low, fall: low, end: takeOff }),
        swellAt(seconds, { rise: landing, top: soft, fall: soft, end: landing + riseSeconds }),
      ]
    }),
  )
