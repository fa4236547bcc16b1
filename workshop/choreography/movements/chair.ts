import { type Body, legReach } from '@lithe/body'

/** Someone on a chair, feet flat on the floor. */
export type Chair = {
  /** Mid-hips above the floor, metres. */
  hipHeight: number
  /** From the ankle back to the mid-hips, metres. */
  hipsBehindAnkle: number
}

/** Hip height on an ordinary chair, as a share of body height. */
const hipHeightShare = 0.3
export const seatedKneeDegrees = 95

export function chairOf(body: Body): Chair {
  const hipHeight = hipHeightShare * body.heightMetres
  const leg = legReach(body.thigh, body.shank, seatedKneeDegrees)
  return { hipHeight, hipsBehindAnkle: Math.sqrt(leg ** 2 - (hipHeight - body.ankleHeight) ** 2) }
}
