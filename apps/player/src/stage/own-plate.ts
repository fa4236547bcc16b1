import type { DrawingPoint } from '@lithe/body'
import { type OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import type { Exposure } from './exposures.ts'
import { layOut, type Printed } from './lay-out.ts'
import type { Outline, OwnFigure } from './own-figure.ts'
import { curvesThrough, isFreeOfTrunk, isOnFloor, sameWayRound } from './print-exposures.ts'

/** Leaves the tallest head the same margin as on our own plates. */
const roomHeight = 886
/** Points nearer than this to the straight line are dropped; in units of the sheet. */
const seenFrom = 0.9

/** A movement as lines for the embedding page: the plate that `printExposures` inks. Null without exposures. */
export function ownPlate(exposures: readonly Exposure[]): OwnPlate | null {
  if (exposures.length === 0) return null
  const { printed, trails, floorY, bodyHeight } = layOut(exposures, {
    width: plateSheet.width,
    height: roomHeight,
  })
  const onto = ({ x, y }: DrawingPoint) => ({ x, y: y + plateSheet.floor - floorY })
  const placed = printed.map(({ place, ...one }) => ({
    ...one,
    place: (at: DrawingPoint) => onto(place(at)),
  }))
  return {
    figures: placed.map(one => figureLines(one, bodyHeight)),
    trails: trails.map(trail => {
      const spots = trail.map(onto)
      return { line: curvedLine(spots), dots: spots.map(whole) }
    }),
    last: { feet: feetOf(placed.at(-1)), height: Math.round(bodyHeight) },
    shades: placed.flatMap(({ figure, place }) =>
      figure.touching
        .map(place)
        .filter(({ y }) => isOnFloor(y, { floorY: plateSheet.floor, bodyHeight }))
        .map(({ x }) => whole({ x, y: plateSheet.floor })),
    ),
  }
}

/** Midpoint between the feet, across the sheet. */
function feetOf(figure: Printed | undefined): number {
  if (!figure) return 0
  const { left, right } = figure.skeleton.sides
  const middles = [left.heel, left.toe, right.heel, right.toe].map(joint => figure.place(joint).x)
  const middle = middles.reduce((sum, x) => sum + x, 0) / middles.length
  return Math.round(Math.min(plateSheet.width, Math.max(0, middle)))
}

function figureLines({ figure, skeleton, place }: Printed, bodyHeight: number) {
  const placed = (outlines: readonly Outline[]) => outlines.map(outline => outline.map(place))
  const closed = (outlines: readonly Outline[]) =>
    placed(outlines)
      .map(outline => `${straightLine(sameWayRound(outline))}z`)
      .join('')
  const arms = figure.arms.flat()
  const isFree = isFreeOfTrunk(skeleton)
  return {
    far: closed(figure.far),
    body: closed(figure.body),
    head: headLine(figure.head, place, bodyHeight),
    seams: placed(arms.flatMap(outline => stretches(outline, isFree)))
      .map(straightLine)
      .join(''),
    arms: closed(arms),
  }
}

/** The parts of a closed outline that satisfy a condition. */
function stretches(outline: Outline, isThere: (point: DrawingPoint) => boolean): Outline[] {
  const runs: DrawingPoint[][] = [[]]
  for (const point of [...outline, ...outline.slice(0, 1)]) {
    if (isThere(point)) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter(({ length }) => length > 1)
}

/** Rotates, scales and translates the head's path. */
function headLine(
  { at, turnRadians, shape, isMirrored }: OwnFigure['head'],
  place: Printed['place'],
  bodyHeight: number,
): string {
  const top = place(at)
  const unit = bodyHeight / 100
  const [sin, cos] = [Math.sin(turnRadians) * unit, Math.cos(turnRadians) * unit]
  const moved = (across: number, down: number) => {
    const right = isMirrored ? -across : across
    return whole({ x: top.x + right * cos - down * sin, y: top.y + right * sin + down * cos })
  }
  return shape.replaceAll(/[\d. -]+/g, run => {
    const numbers = (run.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const pairs = numbers.flatMap((across, index) =>
      index % 2 ? [] : moved(across, numbers[index + 1] ?? 0),
    )
    return pairs.join(' ')
  })
}

const whole = ({ x, y }: DrawingPoint): [number, number] => [Math.round(x), Math.round(y)]

/** A start point, then relative steps. */
function straightLine(points: Outline): string {
  const places = thinned(points).map(whole)
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`
  })
  return `M${places[0]?.join(' ')}l${steps.join(' ')}`
}

function curvedLine(spots: Outline): string {
  const curves = curvesThrough(spots).map(curve => curve.map(spot => whole(spot).join(' ')).join(' '))
  return `M${spots.slice(0, 1).map(whole).join().replace(',', ' ')}${curves.map(curve => `C${curve}`).join('')}`
}

/** Simplifies a line by Douglas–Peucker. */
function thinned(points: Outline): Outline {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const length = Math.hypot(dx, dy)
  const distance = ({ x, y }: DrawingPoint) =>
    length < 1e-6
      ? Math.hypot(x - first.x, y - first.y)
      : Math.abs((x - first.x) * dy - (y - first.y) * dx) / length
  const distances = points.map(distance)
  const furthest = distances.indexOf(Math.max(...distances))
  if ((distances[furthest] ?? 0) < seenFrom) return [first, last]
  return [...thinned(points.slice(0, furthest + 1)).slice(0, -1), ...thinned(points.slice(furthest))]
}
