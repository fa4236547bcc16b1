import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  type Camera,
  filmPose,
  type Skeleton,
  skeletonOf,
  standing,
  type Vector,
} from '@lithe/workshop/choreography'

type Turn = (v: Vector) => Vector

function about(axis: 'forward' | 'left', degrees: number): Turn {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return axis === 'left'
    ? ({ x, y, z }) => ({ x, y: c * y - s * z, z: s * y + c * z })
    : ({ x, y, z }) => ({ x: c * x + s * y, y: c * y - s * x, z })
}

const isVector = (value: object): value is Vector => 'x' in value && typeof value.x === 'number'

/** Rotates the rigid skeleton about its point on the floor. */
function turned<T>(part: T, turn: Turn): T {
  if (typeof part !== 'object' || part === null) return part
  if (isVector(part)) return turn(part) as T
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, turned(value, turn)])) as T
}

export type Fall = {
  towards: 'left' | 'right' | 'front' | 'back'
  fallSeconds: number
  /** Lowers the person evenly instead of accelerating. */
  evenly?: boolean
}

const stillSeconds = 2
const lyingDegrees = 86

/** Films a person who stands for two seconds, topples like a tree and stays down. */
export function toppling(
  { towards, fallSeconds, evenly = false }: Fall,
  camera: Camera,
  fps: number,
): PoseFrame[] {
  const body = bodyOf(averagePerson)
  const person = standing(body, stillSeconds + fallSeconds + 2)
  const axis = towards === 'left' || towards === 'right' ? 'forward' : 'left'
  const sign = towards === 'left' || towards === 'front' ? 1 : -1
  return Array.from({ length: Math.round(person.seconds * fps) }, (_, index) => {
    const seconds = index / fps
    const share = Math.min(1, Math.max(0, (seconds - stillSeconds) / fallSeconds))
    const upright = skeletonOf(body, person.postureAt(Math.min(seconds, stillSeconds)))
    const { body: own, breath, ...joints } = upright
    const fallen: Skeleton = {
      body: own,
      breath,
      ...turned(joints, about(axis, sign * lyingDegrees * (evenly ? share : share ** 2))),
    }
    return filmPose(fallen, camera, seconds * 1000)
  })
}
