import {
  angleAt,
  type CameraPoint,
  type Degrees,
  degrees,
  type PlanePoint,
  type WorldPoint,
} from '@lithe/pose'
import type { AngleRow, Model, Reading } from './angle-table.ts'

type Row<Joint extends string, Its extends Reading, Of extends Model> = AngleRow & {
  readonly reading: Its
  readonly model: Of
  readonly joints: Its extends 'interior' ? readonly [Joint, Joint, Joint] : readonly [Joint, Joint]
}
type InPlane = 'picture plane' | 'marks in the plane'
type Places<Joint extends string, Point> = Readonly<Record<Joint, Point>>

const inDegrees = (radians: number) => degrees((radians * 180) / Math.PI)
/** Fraction of a body's width visible from this view. */
const shownAcross = (view: Degrees) => Math.sin((view * Math.PI) / 180)

export function interiorInSpace<Joint extends string>(
  { joints: [from, at, to] }: Row<Joint, 'interior', 'fitted skeleton'>,
  places: Places<Joint, CameraPoint>,
): Degrees {
  return angleAt(places[from], places[at], places[to])
}

/** `view`: rotation from facing the camera; side-on needs no correction. */
export function interiorInPlane<Joint extends string>(
  { joints: [from, at, to] }: Row<Joint, 'interior', InPlane>,
  places: Places<Joint, PlanePoint>,
  view: Degrees,
): Degrees {
  const shown = shownAcross(view)
  const corner = places[at]
  const direction = ({ x, y }: PlanePoint) => Math.atan2(y - corner.y, (x - corner.x) / shown)
  const turn = Math.abs(direction(places[from]) - direction(places[to]))
  return inDegrees(turn > Math.PI ? 2 * Math.PI - turn : turn)
}

export function tiltInPlane<Joint extends string>(
  { joints: [upper, lower] }: Row<Joint, 'tilt', InPlane>,
  places: Places<Joint, PlanePoint>,
  view: Degrees,
): Degrees {
  const [from, to] = [places[upper], places[lower]]
  return inDegrees(Math.atan2(Math.abs(to.x - from.x) / shownAcross(view), to.y - from.y))
}

export function tiltInSpace<Joint extends string>(
  { joints: [upper, lower] }: Row<Joint, 'tilt', 'marks in space'>,
  places: Places<Joint, WorldPoint>,
): Degrees {
  const [from, to] = [places[upper], places[lower]]
  return inDegrees(Math.atan2(Math.hypot(to.x - from.x, to.z - from.z), to.y - from.y))
}

/** `length`: true length of the line, in the units of the points. */
export function leanInPlane<Joint extends string>(
  { joints: [upper, lower] }: Row<Joint, 'lean', InPlane>,
  places: Places<Joint, PlanePoint>,
  length: number,
): Degrees {
  const upright = (places[lower].y - places[upper].y) / length
  return inDegrees(Math.acos(Math.min(1, Math.max(-1, upright))))
}
