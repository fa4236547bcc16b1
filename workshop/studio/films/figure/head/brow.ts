import { Group } from 'three'
import type { Expression } from '../expression.ts'
import type { Look } from '../look.ts'
import { createFeature, strokeAlong } from './feature.ts'

/** One brow: thick at the nose, thin at the temple. */
export function createBrow(sign: 1 | -1, { face }: Look) {
  const feature = createFeature(face.brow, 2)
  const object = new Group().add(feature.object)
  return {
    object,
    show({ brows }: Expression) {
      const [inner, outer] = [0.85, 3.05]
      const share = (x: number) => (sign * x - inner) / (outer - inner)
      const line = (x: number) => 4.05 + 0.35 * brows + 0.42 * Math.sin(Math.PI * (0.12 + 0.74 * share(x)))
      const ends = [sign * inner, sign * outer]
      feature.show(
        strokeAlong(Math.min(...ends), Math.max(...ends), line, at => {
          const along = sign > 0 ? at : 1 - at
          return 0.46 * (1 - 0.75 * along) * Math.min(1, along * 6 + 0.55)
        }),
      )
    },
  }
}
