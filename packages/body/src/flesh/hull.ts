import type { DrawingPoint } from './outline.ts'

const leftOf = (a: DrawingPoint, b: DrawingPoint, p: DrawingPoint) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

/** Convex hull of the points (Andrew's monotone chain). */
export function hull(points: readonly DrawingPoint[]): DrawingPoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly DrawingPoint[]) => {
    const chain: DrawingPoint[] = []
    for (const point of ordered) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || leftOf(a, b, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
