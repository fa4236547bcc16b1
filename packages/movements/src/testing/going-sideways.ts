import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  type Camera,
  film,
  type Movement,
  plus,
  standing,
  type Vector,
  vector,
} from '@lithe/workshop/choreography'

type Walk = {
  seconds: number
  /** Position of the body's middle, in metres to its left. */
  asideAt(seconds: number): number
  /** Steps per second, counting both feet. */
  stepsPerSecond: number
  /** Sideways lean of the trunk, in degrees. */
  leanAt(seconds: number): number
}

const strideLift = 0.08

/** A person facing the camera steps sideways, feet alternating. */
export function goingSideways(walk: Walk, camera: Camera, fps: number): PoseFrame[] {
  const body = bodyOf(averagePerson)
  const still = standing(body, walk.seconds)
  const aside = (metres: number): Vector => vector(metres, 0, 0)
  const movement: Movement = {
    ...still,
    postureAt(seconds) {
      const calm = still.postureAt(seconds)
      const stepSeconds = 2 / walk.stepsPerSecond
      const footAt = (phase: number) => {
        const step = (seconds / stepSeconds + phase) % 1
        const begun = seconds - step * stepSeconds
        const share = Math.max(0, 2 * step - 1)
        const [from, to] = [walk.asideAt(Math.max(0, begun)), walk.asideAt(Math.max(0, begun + stepSeconds))]
        const lifted = from === to ? 0 : strideLift * 4 * share * (1 - share)
        return vector(from + share * (to - from), lifted, 0)
      }
      const lean = walk.leanAt(seconds)
      return {
        ...calm,
        pelvis: plus(calm.pelvis, plus(aside(walk.asideAt(seconds)), vector(0, -0.04, 0))),
        chest: { ...calm.chest, roll: calm.chest.roll - lean * 0.4 },
        lumbar: { ...calm.lumbar, roll: -lean * 0.6 },
        feet: {
          left: { ...calm.feet.left, ankle: plus(calm.feet.left.ankle, footAt(0)) },
          right: { ...calm.feet.right, ankle: plus(calm.feet.right.ankle, footAt(0.5)) },
        },
      }
    },
  }
  return film(movement, camera, fps).frames
}
