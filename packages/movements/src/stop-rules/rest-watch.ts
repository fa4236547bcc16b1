import type { Pose, Seconds } from '@lithe/pose'
import { restEndsAfterSeconds } from '../catalog/catalog.ts'
import { bearsOnArms, proneBody } from '../side-on/prone-body.ts'
import { createSideView } from '../side-on/side-view.ts'

/** A knee straighter than this is off the floor; lifting it briefly is not a start. */
const liftedKnee = 145
const upSeconds = 0.5

/**
 * Detects that a person on hands or forearms is done: knees or body down for a few seconds after being up. With both
 * hands on the floor they can give no other sign.
 */
export function createRestWatch() {
  const sideView = createSideView()
  let upSince: Seconds | null = null
  let wasUp = false
  let downSince: Seconds | null = null
  return (pose: Pose, aspect: number, seconds: Seconds): boolean => {
    const body = proneBody(pose, aspect, sideView(pose))
    const isUp = bearsOnArms(body) && body.kneeAngle >= liftedKnee
    if (isUp) {
      upSince ??= seconds
      wasUp ||= seconds - upSince >= upSeconds
      downSince = null
    } else {
      upSince = null
      downSince ??= seconds
    }
    return wasUp && downSince !== null && seconds - downSince >= restEndsAfterSeconds
  }
}
