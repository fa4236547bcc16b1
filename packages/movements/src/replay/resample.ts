import {
  imagePoint,
  type Milliseconds,
  milliseconds,
  type Pose,
  type PoseFrame,
  worldPoint,
} from '@lithe/pose'

/** Longer out of sight than this, the body's place is not known. */
const longestGapMs = 300

const mix = (one: number, other: number, share: number) => one + (other - one) * share

function between(before: Pose, after: Pose, share: number): Pose {
  return before.map((from, index) => {
    const to = after[index] ?? from
    return {
      image: imagePoint(mix(from.image.x, to.image.x, share), mix(from.image.y, to.image.y, share)),
      world: worldPoint(
        mix(from.world.x, to.world.x, share),
        mix(from.world.y, to.world.y, share),
        mix(from.world.z, to.world.z, share),
      ),
      visibility: mix(from.visibility, to.visibility, share),
    }
  })
}

function poseBetween(before: PoseFrame | null, after: PoseFrame, time: Milliseconds): Pose | null {
  if (time === after.time) return after.pose
  if (!before?.pose || !after.pose) return null
  const gap = after.time - before.time
  return gap > longestGapMs ? null : between(before.pose, after.pose, (time - before.time) / gap)
}

/** The same movement at another rate, from its first picture on; between two pictures the body went straight on. */
export function createResampler(rate: number): (frame: PoseFrame) => PoseFrame[] {
  let first: PoseFrame | null = null
  let before: PoseFrame | null = null
  let count = 0

  return frame => {
    first ??= frame
    const start = first
    const due: PoseFrame[] = []
    const next = () => milliseconds(start.time + (count * 1000) / rate)
    for (let time = next(); time <= frame.time; time = next()) {
      due.push({ time, aspect: start.aspect, pose: poseBetween(before, frame, time) })
      count += 1
    }
    before = frame
    return due
  }
}
