import type { DrawingPoint } from '../../choreography/choreography.ts'

const cornerDegrees = 62

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals)) || 0
const roundedPoint = ({ x, y }: DrawingPoint, decimals: number): DrawingPoint => ({
  x: rounded(x, decimals),
  y: rounded(y, decimals),
})

/** Numbers in the shortest format that a path allows, in which a minus sign separates. */
const numbers = (decimals: number, ...points: DrawingPoint[]) =>
  points
    .flatMap(({ x, y }) => [rounded(x, decimals), rounded(y, decimals)])
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`))
    .join('')

function distanceToLine(p: DrawingPoint, a: DrawingPoint, b: DrawingPoint): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length < 1e-6) return Math.hypot(p.x - a.x, p.y - a.y)
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length
}

/** Douglas–Peucker simplification. */
function simplify(points: readonly DrawingPoint[], tolerance: number): DrawingPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last)
    if (away <= distance) return
    distance = away
    farthest = index
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

type Neighbours = { before: DrawingPoint; at: DrawingPoint; after: DrawingPoint }

const turnAt = ({ before, at, after }: Neighbours) => {
  const inwards = Math.atan2(at.y - before.y, at.x - before.x)
  const outwards = Math.atan2(after.y - at.y, after.x - at.x)
  return (Math.abs(Math.atan2(Math.sin(outwards - inwards), Math.cos(outwards - inwards))) * 180) / Math.PI
}

/** Direction of the curve at a point: along its neighbours, or none at a corner. */
function heading(place: Neighbours): DrawingPoint {
  if (turnAt(place) > cornerDegrees) return { x: 0, y: 0 }
  const { before, at, after } = place
  const [from, to] = [
    Math.hypot(at.x - before.x, at.y - before.y),
    Math.hypot(after.x - at.x, after.y - at.y),
  ]
  const span = Math.hypot(after.x - before.x, after.y - before.y) || 1
  const strength = Math.min(from, to) / span
  return { x: (after.x - before.x) * strength, y: (after.y - before.y) * strength }
}

/** Control point: a third along the segment, in the curve's direction. */
function handle(direction: DrawingPoint, length: number): DrawingPoint {
  const size = Math.hypot(direction.x, direction.y)
  const factor = size > 1e-6 ? length / 3 / size : 0
  return { x: direction.x * factor, y: direction.y * factor }
}

const isNothing = ({ x, y }: DrawingPoint) => x === 0 && y === 0

function curves(points: readonly DrawingPoint[], closed: boolean, decimals: number): string {
  const count = points.length
  const at = (index: number) => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[inside] ?? { x: 0, y: 0 }
  }
  const headingAt = (index: number) => heading({ before: at(index - 1), at: at(index), after: at(index + 1) })
  let pen = roundedPoint(at(0), decimals)
  let path = `M${numbers(decimals, pen)}`
  for (let index = 0; index < count - (closed ? 0 : 1); index += 1) {
    const [a, b] = [at(index), at(index + 1)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [leave, arrive] = [handle(headingAt(index), length), handle(headingAt(index + 1), length)]
    const fromPen = (p: DrawingPoint) => ({ x: p.x - pen.x, y: p.y - pen.y })
    const end = roundedPoint(fromPen(b), decimals)
    path +=
      isNothing(leave) && isNothing(arrive)
        ? `l${numbers(decimals, end)}`
        : `c${numbers(decimals, fromPen({ x: a.x + leave.x, y: a.y + leave.y }), fromPen({ x: b.x - arrive.x, y: b.y - arrive.y }), end)}`
    pen = { x: pen.x + end.x, y: pen.y + end.y }
  }
  return closed ? `${path}z` : path
}

const area = (points: readonly DrawingPoint[]) =>
  points.reduce((sum, p, index) => {
    const next = points[(index + 1) % points.length] ?? p
    return sum + p.x * next.y - next.x * p.y
  }, 0)

/** A closed shape with consistent winding, so that shapes in one path join rather than cancel. */
export function closedPath(points: readonly DrawingPoint[], flatness: number): string {
  const half = Math.floor(points.length / 2)
  const fewer = [
    ...simplify(points.slice(0, half + 1), flatness).slice(0, -1),
    ...simplify(points.slice(half), flatness),
  ]
  return curves(area(fewer) < 0 ? fewer.reverse() : fewer, true, 0)
}

/** An open line, with more decimals because rounding shows in a long flat curve. */
export const openPath = (points: readonly DrawingPoint[]): string => curves(points, false, 1)
