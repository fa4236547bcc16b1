import { type Body, legReach } from '@lithe/body'

/** A person on a chair, with the feet flat on the floor. */
export type Chair = {
  /** Height of the mid-hips above the floor, in metres. */
  hipHeight: number
  /** Distance from the ankle back to the mid-hips, in metres. */
  hipsBehindAnkle: number
}

/** Hip height on an ordinary chair, as a fraction of body height. */
const hipHeightShare = 0.3
export const seatedKneeDegrees = 95

export function chairOf(body: Body): Chair {
  const hipHeight = hipHeightShare * body.heightMetres
  const leg = legReach(body.thigh, body.shank, seatedKneeDegrees)
  return { hipHeight, hipsBehindAnkle: Math.sqrt(leg ** 2 - (hipHeight - body.ankleHeight) ** 2) }
}
