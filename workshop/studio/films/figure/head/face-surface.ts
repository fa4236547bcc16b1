import type { Field } from '../surface/field.ts'
import { faceShape, headShape } from './head-shape.ts'

const startAhead = 8
const steps = 24

function depthOf(shape: Field, x: number, y: number): number {
  let z = startAhead
  for (let step = 0; step < steps; step += 1) {
    const away = shape(x, y, z)
    z -= away * 0.8
    if (Math.abs(away) < 1e-3) break
  }
  return z
}

/** Depth of her skin seen from the front, below the nose. */
export const faceDepth = (x: number, y: number) => depthOf(faceShape, x, y)

/** The same, with her nose. */
export const noseDepth = (x: number, y: number) => depthOf(headShape, x, y)
