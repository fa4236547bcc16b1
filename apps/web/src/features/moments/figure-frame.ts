import { type Figure, headOf } from './stick-bones.ts'

export type Frame = { x: number; y: number; width: number; height: number; floor: number }

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
