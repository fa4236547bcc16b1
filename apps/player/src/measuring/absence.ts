import type { Milliseconds, PoseFrame } from '@lithe/pose'

const patienceMs = 1200

/** True once no person has been seen for a moment; a lost frame or two is no absence. */
export function createAbsence() {
  let seenAt: Milliseconds | null = null
  return ({ pose, time }: PoseFrame): boolean => {
    if (pose || seenAt === null) seenAt = time
    return time - seenAt > patienceMs
  }
}
