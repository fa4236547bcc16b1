/** The points of a figure in their order, as contracts tell them: the nose, then by twos, left and right. */
const point = {
  nose: 0,
  shoulder: [1, 2],
  elbow: [3, 4],
  wrist: [5, 6],
  hip: [7, 8],
  knee: [9, 10],
  ankle: [11, 12],
  heel: [13, 14],
  toes: [15, 16],
} as const

export type Point = { x: number; y: number }
export type Figure = readonly Point[]

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** Points of one figure, x told in the same measure as y. */
export function figureOf(places: readonly number[], aspect: number): Figure {
  const figure: Point[] = []
  for (let index = 0; index + 1 < places.length; index += 2)
    figure.push({ x: (places[index] ?? 0) * aspect, y: places[index + 1] ?? 0 })
  return figure
}

const at = (figure: Figure, index: number): Point => figure[index] ?? { x: 0, y: 0 }

const chain = (figure: Figure, indexes: readonly number[]) => indexes.map(index => at(figure, index))

type Side = 0 | 1

/** Arm and leg of one side, each a line that is drawn in one go. */
export const limbsOf = (figure: Figure, side: Side): Point[][] => [
  chain(figure, [point.shoulder[side], point.elbow[side], point.wrist[side]]),
  chain(figure, [point.hip[side], point.knee[side], point.ankle[side]]),
  chain(figure, [point.ankle[side], point.heel[side], point.toes[side], point.ankle[side]]),
]

export function trunkOf(figure: Figure): Point[] {
  const [left, right] = [chain(figure, point.shoulder), chain(figure, point.hip)]
  const [a = at(figure, 0), b = at(figure, 0)] = left
  const [c = at(figure, 0), d = at(figure, 0)] = right
  return [a, b, d, c, a]
}

const length = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The nose is the front of a head; its middle lies a little above the line from the neck. */
export function headOf(figure: Figure): Point & { radius: number } {
  const neck = middle(at(figure, 1), at(figure, 2))
  const hips = middle(at(figure, 7), at(figure, 8))
  const nose = at(figure, point.nose)
  const radius = Math.max(length(neck, hips) * 0.2, length(neck, nose) * 0.42)
  return { ...nose, radius }
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A figure between two: bodies move on between pictures. */
export const between = (one: Figure, other: Figure, share: number): Figure =>
  one.map((from, index) => towards(from, at(other, index), share))

/** From the shoulders to the head, that a lying body is one, too. */
export const neckOf = (figure: Figure): Point[] => [middle(at(figure, 1), at(figure, 2)), headOf(figure)]

/** Narrower shoulders than this, in lengths of the trunk, are seen from the side. */
const narrowShoulders = 0.35

/** From the side one arm and one leg stand behind the others; from the front none does. */
export function isSideOn(figure: Figure): boolean {
  const [shoulders, hips] = [chain(figure, point.shoulder), chain(figure, point.hip)]
  const [left = at(figure, 0), right = at(figure, 0)] = shoulders
  const neck = middle(left, right)
  const seat = middle(hips[0] ?? neck, hips[1] ?? neck)
  return length(left, right) < narrowShoulders * length(neck, seat)
}

/** The way that a joint went: of one side where the other is behind it. */
export function pathsOf(figures: readonly (Figure | null)[], joint: 'wrist' | 'hip'): Point[][] {
  const [left, right] = point[joint]
  const last = figures.at(-1)
  return (last && isSideOn(last) ? [left] : [left, right]).map(index =>
    figures.flatMap(figure => figure?.[index] ?? []),
  )
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** As SVG has it, round at each point: a hand never turns a corner. */
export function curveOf([first, ...rest]: readonly Point[]): string {
  const last = rest.at(-1)
  if (!first || !last) return ''
  const bends = rest
    .slice(0, -1)
    .map((at, index) => `Q${written(at)} ${written(middle(at, rest[index + 1] ?? at))}`)
  return [`M${written(first)}`, ...bends, `L${written(last)}`].join('')
}

type Frame = { x: number; y: number; width: number; height: number; floor: number }

/** Around the body, in shares of the larger side. */
const margin = 0.08

/** What of the picture a moment needs, so that no figure is a speck in a corner of it; the same for all its figures. */
export function frameOf(figures: readonly (Figure | null)[]): Frame {
  const heads = figures.flatMap(figure => (figure ? [headOf(figure)] : []))
  const points = figures.flatMap(figure => figure ?? [])
  const xs = [...points.map(({ x }) => x), ...heads.flatMap(({ x, radius }) => [x - radius, x + radius])]
  const ys = [...points.map(({ y }) => y), ...heads.map(({ y, radius }) => y - radius)]
  const [left, right, top, floor] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const edge = Math.max(right - left, floor - top) * margin
  return {
    x: left - edge,
    y: top - edge,
    width: right - left + 2 * edge,
    height: floor - top + 2 * edge,
    floor,
  }
}
