import type { Box, Field } from '../surface/field.ts'
import { ball, stick, together, twice, without } from '../surface/rounded-shapes.ts'

// Hundredths of body height from the top of the spine: x to her left, y up, z ahead.
export const headBox: Box = { min: [-6, -5.5, -8.5], max: [6, 11.5, 8] }

const skull = together(
  1.2,
  ball([0, 4.7, -0.7], [4.3, 4.7, 5.5]),
  ball([0, 1.6, 1.3], [3.75, 5, 4.15]),
  ball([0, -2.2, 3.1], [2.15, 1.5, 2]),
  twice(ball([2.35, 0.5, 3], [1.35, 1.5, 1.5])),
)
const sockets = twice(ball([1.85, 2.95, 6.3], [1.25, 0.75, 1.05]))
const nose = together(
  0.5,
  stick([0, 2.9, 4.95], [0, 1.05, 6], 0.26, 0.42),
  ball([0, 0.9, 6.05], [0.5, 0.46, 0.55]),
  twice(ball([0.38, 0.72, 5.45], [0.3, 0.3, 0.5])),
)
const ear = without(
  together(0.3, ball([4.25, 2, -0.3], [0.5, 1.35, 0.9]), ball([4.2, 0.85, -0.1], [0.42, 0.55, 0.5])),
  ball([4.95, 2.15, 0.05], [0.45, 0.85, 0.5]),
  0.25,
)

/** Surface for features: skull, cheeks and chin, without nose or ears. */
export const faceShape: Field = without(skull, sockets, 0.8)

export const headShape: Field = together(0.8, faceShape, nose, twice(ear))
