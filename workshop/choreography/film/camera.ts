import {
  chain,
  dot,
  minus,
  pitch,
  plus,
  type Rotation,
  roll,
  times,
  type Vector,
  vector,
  yaw,
} from '@lithe/body'
import { type ImagePoint, imagePoint, type WorldPoint, worldPoint } from '@lithe/pose'

/** A phone on a shelf: a pinhole camera that faces where the person stands. */
export type Camera = {
  distanceMetres: number
  heightMetres: number
  /** Position around the person: 0 in front, 90 at their left, −90 at their right. */
  yawDegrees: number
  /** Positive when looking down. */
  pitchDegrees: number
  /** Clockwise roll, as seen by the person holding the phone. */
  rollDegrees: number
  /** How far the camera aims past the person, in metres to the frame's right. */
  panMetres: number
  verticalFieldDegrees: number
  /** Frame width ÷ height. */
  aspect: number
}

export const phoneOnShelf: Camera = {
  distanceMetres: 2.9,
  heightMetres: 1,
  yawDegrees: 0,
  pitchDegrees: 3,
  rollDegrees: 0,
  panMetres: 0,
  verticalFieldDegrees: 50,
  aspect: 480 / 640,
}

/** The camera's position, and its right (x), up (y) and back (z) axes in the room. */
export function cameraStand(camera: Camera): { place: Vector; bone: Rotation } {
  const round = yaw(camera.yawDegrees)
  const bone = chain(round, pitch(-camera.pitchDegrees), roll(-camera.rollDegrees))
  const aside = times(round.x, camera.panMetres)
  const place = plus(plus(times(round.z, camera.distanceMetres), aside), vector(0, camera.heightMetres, 0))
  return { place, bone }
}

const inCameraAxes = (bone: Rotation, v: Vector) => vector(dot(bone.x, v), dot(bone.y, v), dot(bone.z, v))

export type Lens = {
  /** Null for a point behind the camera. */
  picture(point: Vector): ImagePoint | null
  /** Metres from `centre`, in camera axes. */
  around(centre: Vector, point: Vector): WorldPoint
}

const nearestMetres = 0.05

export function lensOf(camera: Camera): Lens {
  const { place, bone } = cameraStand(camera)
  const halfHeight = Math.tan((camera.verticalFieldDegrees * Math.PI) / 360)
  return {
    picture(point) {
      const seen = inCameraAxes(bone, minus(point, place))
      const depth = -seen.z
      if (depth < nearestMetres) return null
      const scale = 1 / (2 * halfHeight * depth)
      return imagePoint(0.5 + (seen.x * scale) / camera.aspect, 0.5 - seen.y * scale)
    },
    around(centre, point) {
      const seen = inCameraAxes(bone, minus(point, centre))
      return worldPoint(seen.x, -seen.y, -seen.z)
    },
  }
}
