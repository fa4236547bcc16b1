import { type Camera, phoneOnShelf } from '@lithe/workshop/choreography'

/** A phone on its side, leaning on something low, to the left of a person on the floor. */
export const phoneOnFloor: Camera = {
  ...phoneOnShelf,
  aspect: 640 / 480,
  distanceMetres: 2.9,
  heightMetres: 0.35,
  pitchDegrees: 0,
  yawDegrees: 90,
  verticalFieldDegrees: 46,
}
