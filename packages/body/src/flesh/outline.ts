import { yaw } from '../skeleton/rotation.ts'
import { dot, lengthOf, minus, plus, times, type Vector, vector } from '../skeleton/vector.ts'
import { type Section, smoothTube, type Tube } from './tube.ts'

/** A point of an orthographic drawing: metres, x right, y up. */
export type DrawingPoint = { x: number; y: number }

/** A drawing plane: the room directions that point right and up. */
export type Drawing = { right: Vector; up: Vector }

/** The view of a camera at `yawDegrees` around the person. */
export function drawingFrom(yawDegrees: number): Drawing {
  const { x, y } = yaw(yawDegrees)
  return { right: x, up: y }
}

export const drawn = ({ right, up }: Drawing, place: Vector): DrawingPoint => ({
  x: dot(right, place),
  y: dot(up, place),
})

/** The rim point of a section furthest in direction `n`. */
function rimTowards({ place, across, ahead, width, front, back }: Section, n: Vector): Vector {
  const depth = dot(ahead, n) > 0 ? front : back
  const aside = dot(across, n) * width
  const facing = dot(ahead, n) * depth
  const size = Math.hypot(aside, facing)
  if (size < 1e-9) return place
  return plus(place, plus(times(across, (width * aside) / size), times(ahead, (depth * facing) / size)))
}

/** Closed outline of a rounded shape. */
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
