import { yaw } from '../body/rotation.ts'
import { dot, lengthOf, minus, plus, times, type Vector, vector } from '../body/vector.ts'
import { type Section, smoothTube, type Tube } from './tube.ts'

/** A place on a drawing without perspective: metres, x to the right, y up. */
export type DrawingPoint = { x: number; y: number }

/** The plane one draws on: what points right and up on the paper. */
export type Drawing = { right: Vector; up: Vector }

/** Seen from `yawDegrees` round the person, as a camera is. */
export function drawingFrom(yawDegrees: number): Drawing {
  const { x, y } = yaw(yawDegrees)
  return { right: x, up: y }
}

export const drawn = ({ right, up }: Drawing, place: Vector): DrawingPoint => ({
  x: dot(right, place),
  y: dot(up, place),
})

/** The place on the section's rim that lies furthest in direction `n`. */
function rimTowards({ place, across, ahead, width, front, back }: Section, n: Vector): Vector {
  const depth = dot(ahead, n) > 0 ? front : back
  const aside = dot(across, n) * width
  const facing = dot(ahead, n) * depth
  const size = Math.hypot(aside, facing)
  if (size < 1e-9) return place
  return plus(place, plus(times(across, (width * aside) / size), times(ahead, (depth * facing) / size)))
}

/** The closed outline of a rounded shape, once round. */
export function outline(tube: Tube, drawing: Drawing, steps: number): DrawingPoint[] {
  const sections = smoothTube(tube, steps)
  const flat = (v: Vector) => vector(dot(drawing.right, v), dot(drawing.up, v), 0)
  const edges = sections.map((section, index) => {
    const before = sections[Math.max(0, index - 1)] ?? section
    const after = sections[Math.min(sections.length - 1, index + 1)] ?? section
    const along = flat(minus(after.place, before.place))
    const length = lengthOf(along) || 1
    const n = plus(times(drawing.right, -along.y / length), times(drawing.up, along.x / length))
    return {
      one: drawn(drawing, rimTowards(section, n)),
      other: drawn(drawing, rimTowards(section, times(n, -1))),
    }
  })
  return [...edges.map(edge => edge.one), ...edges.map(edge => edge.other).reverse()]
}
