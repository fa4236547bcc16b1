import { Group } from 'three'
import type { Expression } from '../expression.ts'
import type { Look } from '../look.ts'
import { createFeature, strokeAlong } from './feature.ts'

const height = -1.45

export function createMouth({ face }: Look) {
  const object = new Group()
  const lips = createFeature(face.lips, 1)
  const inside = createFeature('#5b1f1c', 2)
  const teeth = createFeature('#fbf4ea', 3)
  const line = createFeature('#8e3f33', 4)
  const underLip = createFeature(face.underLip, 1)
  object.add(...[lips, inside, teeth, line, underLip].map(feature => feature.object))
  return {
    object,
    show({ mouthOpen, mouthWide, smile }: Expression) {
      const half = 1.4 + 0.42 * smile + 0.32 * mouthWide - 0.1 * mouthOpen
      const share = (x: number) => Math.min(1, Math.abs(x) / half)
      const bend = (x: number) => height + 0.78 * smile * share(x) ** 2 - 0.22 * smile
      const opening = (x: number) => Math.max(0, 1 - share(x) ** 2.4)
      const gap = 0.95 * mouthOpen
      const upper = (x: number) => bend(x) + 0.16 * gap * opening(x)
      const lower = (x: number) => bend(x) - 0.84 * gap * opening(x)
      const full = (x: number) => Math.max(0, 1 - share(x) ** 2)
      const bow = (x: number) => 0.2 * full(x) - 0.05 * Math.exp(-((x / 0.3) ** 2))
      lips.show({
        from: -half,
        to: half,
        lower: x => lower(x) - 0.27 * full(x),
        upper: x => upper(x) + bow(x),
      })
      inside.show({ from: -half * 0.92, to: half * 0.92, lower, upper })
      const bite = Math.min(0.26, gap * 0.5)
      teeth.show({
        from: -half * 0.7,
        to: half * 0.7,
        lower: x => Math.max(lower(x), upper(x) - bite * opening(x)),
        upper,
      })
      line.show(strokeAlong(-half - 0.08, half + 0.08, upper, at => 0.06 + 0.07 * Math.sin(Math.PI * at)))
      underLip.show(
        strokeAlong(
          -0.6,
          0.6,
          x => lower(x) - 0.55,
          at => 0.1 * Math.sin(Math.PI * at),
        ),
      )
    },
  }
}
