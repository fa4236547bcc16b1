import { faceShape } from './head-shape.ts'

const startAhead = 8
const steps = 24

/** How far ahead her skin is, seen from before her face, at a place across and up. */
export function faceDepth(x: number, y: number): number {
  let z = startAhead
  for (let step = 0; step < steps; step += 1) {
    const away = faceShape(x, y, z)
    z -= away * 0.8
    if (Math.abs(away) < 1e-3) break
  }
  return z
}
