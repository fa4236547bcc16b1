import { Group } from 'three'
import type { Expression } from '../expression.ts'
import type { Look } from '../look.ts'
import { createFeature, strokeAlong } from './feature.ts'

const middle = { x: 1.88, y: 2.95 }
const halfWidth = 0.94
const irisRadius = 0.52
/** How far an iris moves sideways. */
const travel = 0.3

export type Gaze = { x: number; y: number }

/** One eye; `sign` is +1 for her left. */
export function createEye(sign: 1 | -1, { face }: Look) {
  const object = new Group()
  const white = createFeature('#fbf4ea', 1)
  const iris = createFeature('#3b2a1f', 2)
  const glint = createFeature('#ffffff', 3)
  const lash = createFeature('#3a2b25', 4)
  const crease = createFeature(face.crease, 1)
  const lid = createFeature(face.crease, 1)
  object.add(...[white, iris, glint, lash, lid, crease].map(feature => feature.object))
  const at = (x: number) => (sign * x - middle.x) / halfWidth

  return {
    object,
    show({ eyesOpen, smile }: Expression, gaze: Gaze) {
      const arch = (x: number) => Math.max(0, 1 - at(x) ** 2) ** 0.6
      const tilt = (x: number) => middle.y + 0.1 * at(x)
      const lower = (x: number) => tilt(x) - (0.4 - 0.14 * smile) * arch(x)
      const upper = (x: number) => lower(x) + eyesOpen * (0.96 - 0.2 * smile) * arch(x)
      const span = [sign * (middle.x - halfWidth), sign * (middle.x + halfWidth)] as const
      const [from, to] = [Math.min(...span), Math.max(...span)]
      white.show({ from, to, lower, upper })
      const disc = (x: number, y: number, radius: number) => {
        const half = (at: number) => Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2))
        const inLids = (value: number, place: number) => Math.min(upper(place), Math.max(lower(place), value))
        return {
          from: x - radius,
          to: x + radius,
          lower: (place: number) => inLids(y - half(place), place),
          upper: (place: number) => inLids(y + half(place), place),
        }
      }
      const [ix, iy] = [sign * middle.x + travel * gaze.x, middle.y + 0.12 + travel * 0.6 * gaze.y]
      iris.show(disc(ix, iy, irisRadius))
      glint.show(disc(ix - 0.16, iy + 0.1, 0.13))
      const outwards = (share: number) => (sign > 0 ? share : 1 - share)
      lash.show(
        strokeAlong(
          Math.min(...span) - (sign < 0 ? 0.14 : 0),
          Math.max(...span) + (sign > 0 ? 0.14 : 0),
          x => upper(x) + 0.03 + 0.1 * Math.max(0, at(x) - 0.75),
          share => 0.07 + 0.15 * Math.sin(Math.PI * Math.min(1, outwards(share) * 0.8 + 0.1)),
        ),
      )
      lid.show(
        strokeAlong(
          from + 0.1,
          to - 0.05,
          x => upper(x) + 0.34 * arch(x) + 0.06,
          share => 0.1 * Math.sin(Math.PI * share),
        ),
      )
      crease.show(
        strokeAlong(
          from + 0.15,
          to - 0.15,
          x => lower(x) - 0.3,
          share => 0.085 * Math.sin(Math.PI * share),
        ),
      )
    },
  }
}
