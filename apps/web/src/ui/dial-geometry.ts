/** Where ages lie on the dial. Degrees run clockwise from the left horizon; years from `youngest` to `oldest`. */
export type DialScale = { youngest: number; oldest: number }

const centre = { x: 200, y: 196 }
const sweep = { fromDegrees: -18, toDegrees: 198 }
const marginYears = 4

/** Holds everything that is shown, with a little air on both sides. */
export function dialScale(ages: readonly number[]): DialScale {
  return { youngest: Math.min(...ages) - marginYears, oldest: Math.max(...ages) + marginYears }
}

export function dialPoint(scale: DialScale, age: number, radius: number): { x: number; y: number } {
  const along = (age - scale.youngest) / (scale.oldest - scale.youngest)
  const degrees = sweep.fromDegrees + along * (sweep.toDegrees - sweep.fromDegrees)
  const radians = (degrees * Math.PI) / 180
  return { x: centre.x - radius * Math.cos(radians), y: centre.y - radius * Math.sin(radians) }
}

/** Width of a normal distribution whose middle 80 % spans the range. */
const spreadOf = ([low, high]: readonly [number, number]) => Math.max(1, (high - low) / 2.563)

/** How likely a year is beside the most likely one, 0–1. */
export function likelihood(year: number, age: number, range: readonly [number, number]): number {
  return Math.exp(-0.5 * ((year - age) / spreadOf(range)) ** 2)
}
