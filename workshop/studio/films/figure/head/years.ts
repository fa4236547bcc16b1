import { Group } from 'three'
import type { Expression } from '../expression.ts'
import type { Look } from '../look.ts'
import { noseDepth } from './face-surface.ts'
import { createFeature, strokeAlong } from './feature.ts'

/** One stroke around the nose's tip, from wing to wing. */
const underNose = strokeAlong(
  -0.72,
  0.72,
  x => 0.42 + 0.5 * Math.abs(x / 0.72) ** 3 - 0.1 * Math.exp(-((x / 0.3) ** 2)),
  at => 0.15 - 0.04 * Math.cos(2 * Math.PI * at),
)

/** Signs of sixty cheerful years: warm cheeks, and lines that deepen with a smile. */
export function createYears({ face }: Look) {
  const object = new Group()
  const make = (sign: 1 | -1) => {
    const cheek = createFeature(face.cheek, 0)
    const fold = createFeature(face.line, 1)
    const feet = [0, 1].map(() => createFeature(face.line, 1))
    object.add(cheek.object, fold.object, ...feet.map(foot => foot.object))
    return ({ smile }: Expression) => {
      const round = (x: number) => 0.62 * Math.sqrt(Math.max(0, 1 - ((sign * x - 2.45) / 0.85) ** 2))
      const middle = 0.75 + 0.15 * smile
      cheek.show({
        from: sign * 2.45 - 0.85,
        to: sign * 2.45 + 0.85,
        lower: x => middle - round(x),
        upper: x => middle + round(x),
      })
      const across = (a: number, b: number) =>
        [Math.min(sign * a, sign * b), Math.max(sign * a, sign * b)] as const
      const [from, to] = across(1.0, 1.95 + 0.1 * smile)
      const down = (x: number) => ((sign * x - 1) / 0.95) ** 1.4
      fold.show(
        strokeAlong(
          from,
          to,
          x => 0.35 - 1.35 * down(x),
          at => 0.09 * Math.sin(Math.PI * at) * smile,
        ),
      )
      feet.forEach((foot, index) => {
        const [start, end] = across(3.02, 3.5)
        const lean = (index - 0.5) * 0.9
        foot.show(
          strokeAlong(
            start,
            end,
            x => 2.95 + (index - 0.5) * 0.3 + lean * (sign * x - 3),
            at => 0.07 * Math.sin(Math.PI * at) * smile,
          ),
        )
      })
    }
  }
  const both = [make(1), make(-1)]
  const nose = createFeature(face.nose, 1, noseDepth)
  nose.show(underNose)
  object.add(nose.object)
  return {
    object,
    show(expression: Expression) {
      for (const show of both) show(expression)
    },
  }
}
