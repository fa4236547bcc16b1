export type Curve = (age: number) => number

type Knot = { x: number; y: number; slope: number }

const slopeBetween = (left: Knot, right: Knot) => (right.y - left.y) / (right.x - left.x)

/** Fritsch–Butland: weighted harmonic mean of both secants, zero at a turning point. */
function innerSlope(before: Knot, knot: Knot, after: Knot): number {
  const left = slopeBetween(before, knot)
  const right = slopeBetween(knot, after)
  if (left * right <= 0) return 0
  const leftWidth = knot.x - before.x
  const rightWidth = after.x - knot.x
  const leftWeight = 2 * rightWidth + leftWidth
  const rightWeight = rightWidth + 2 * leftWidth
  return (leftWeight + rightWeight) / (leftWeight / left + rightWeight / right)
}

/** Three-point end slope, limited to stay monotone. */
function endSlope(end: Knot, next: Knot, third: Knot): number {
  const near = slopeBetween(end, next)
  const far = slopeBetween(next, third)
  const nearWidth = Math.abs(next.x - end.x)
  const farWidth = Math.abs(third.x - next.x)
  const slope = ((2 * nearWidth + farWidth) * near - nearWidth * far) / (nearWidth + farWidth)
  if (slope * near <= 0) return 0
  return Math.abs(slope) > 3 * Math.abs(near) ? 3 * near : slope
}

function slopeAt(knots: readonly Knot[], index: number): number {
  const knot = knots[index]
  const before = knots[index - 1]
  const after = knots[index + 1]
  if (!knot) return 0
  if (before && after) return innerSlope(before, knot, after)
  const next = after ?? before
  const third = after ? knots[index + 2] : knots[index - 2]
  return next && third ? endSlope(knot, next, third) : 0
}

function between(left: Knot, right: Knot, x: number): number {
  const width = right.x - left.x
  const s = (x - left.x) / width
  const rise = s * s * (3 - 2 * s)
  const bend = width * s * (1 - s) * (left.slope * (1 - s) - right.slope * s)
  return left.y + (right.y - left.y) * rise + bend
}

/** Memoises a curve by age, since the posterior reuses the same ages. */
function remembered(curve: Curve): Curve {
  const known = new Map<number, number>()
  return age => {
    const value = known.get(age) ?? curve(age)
    known.set(age, value)
    return value
  }
}

/** Monotone piecewise cubic (PCHIP) through the knots, flat outside them. Never overshoots a knot. */
export function curveThrough(ages: readonly number[], values: readonly number[]): Curve {
  const flat = ages.map((x, index): Knot => ({ x, y: values[index] ?? Number.NaN, slope: 0 }))
  const knots = flat.map((knot, index): Knot => ({ ...knot, slope: slopeAt(flat, index) }))
  const first = knots[0]
  const last = knots.at(-1)
  if (!first || !last || ages.length !== values.length || knots.length < 3)
    throw new RangeError('a curve needs three knots or more, each with an age and a value')
  return remembered(age => {
    if (age <= first.x) return first.y
    const rightIndex = knots.findIndex(knot => knot.x >= age)
    const right = knots[rightIndex]
    const left = knots[rightIndex - 1]
    return left && right ? between(left, right, age) : last.y
  })
}
