import type { Field } from '../surface/field.ts'
import { ball, stick, together, twice, without } from '../surface/rounded-shapes.ts'

type Place = readonly [number, number, number]

/** A lock of hair, tapering from root to end. */
const lock = (thick: number, ...through: readonly Place[]): Field =>
  together(
    0.5,
    ...through.slice(1).map((to, index) => {
      const share = (at: number) => thick * (1 - 0.92 * (at / (through.length - 1)) ** 1.6)
      return stick(through[index] ?? to, to, share(index), share(index + 1))
    }),
  )

const mass = together(
  1.2,
  ball([0, 4.9, -1.2], [4.75, 4.7, 5.9]),
  ball([0.4, 7.5, -0.2], [3.9, 2.7, 4.8]),
  ball([0, 0.8, -3.9], [3.4, 2.9, 2.1]),
)
const face = together(0.6, ball([0, 1.7, 6.3], [4.6, 5.6, 4.7]), ball([0, -4.5, 2], [5.5, 4.4, 5]))
const roundTheEars = twice(ball([4.6, 1.2, -0.2], [1.2, 2, 1.35]))

/** Overlapping locks from the parting over her right eye to her left temple. */
const sweep = [
  lock(1.25, [-1.5, 8.7, 3.2], [0.3, 8.3, 4.7], [1.9, 6.9, 5], [3.1, 5.3, 4.7]),
  lock(1.35, [-1.3, 9.1, 2.9], [1, 9.1, 4.1], [3, 7.5, 4.1], [4.1, 5.7, 3.3], [4.4, 4.5, 2.7]),
  lock(1.4, [-1.1, 9.7, 1.6], [1.4, 9.7, 2.4], [3.6, 8, 2.2], [4.7, 5.8, 1.4], [4.8, 4.2, 0.9]),
]
const shortSide = [
  lock(0.95, [-2.5, 8.5, 3], [-3.7, 7.2, 3.4], [-4.3, 5.7, 2.8], [-4.4, 4.5, 2.2]),
  lock(1, [-2.6, 9.2, 1.4], [-4.1, 7.6, 1.4], [-4.8, 5.6, 0.8], [-4.8, 4, 0.4]),
]
const sideburns = twice(lock(0.5, [4.3, 4.6, 1.1], [4.2, 3.4, 1.35], [4.1, 2.3, 1.45]))

/** Short grey hair: parted on her right, full at the crown, swept to her left, ears free. */
export const hairShape: Field = together(
  0.22,
  without(without(mass, face, 0.3), roundTheEars, 0.3),
  ...sweep,
  ...shortSide,
  sideburns,
)
