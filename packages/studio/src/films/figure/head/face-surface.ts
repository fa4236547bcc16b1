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

/** How far ahead her skin is, seen from before her face, at a place across and up; on her nose, what lies under it. */
export const faceDepth = (x: number, y: number) => depthOf(faceShape, x, y)

/** The same with her nose on it. */
export const noseDepth = (x: number, y: number) => depthOf(headShape, x, y)
