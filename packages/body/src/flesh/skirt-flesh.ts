import type { Side } from '@lithe/pose'
import type { Skeleton } from '../skeleton/skeleton.ts'
import type { Part } from './part.ts'
import { halfway, slice } from './section-on-bone.ts'

/** Half a skirt to the knees: wide round one thigh, and across the middle to the other half. */
export function skirtFlesh({ body, bones, sides }: Skeleton, side: Side): Part {
  const unit = body.heightMetres
  const b = body.build
  const { hip, knee } = sides[side]
  const bone = bones[side]
  const inwards = side === 'left' ? -1 : 1
  const top = { at: hip, rotation: halfway(bones.pelvis, bone.thigh, 0.5), unit }
  const thigh = { at: hip, rotation: bone.thigh, unit }
  const hem = { at: knee, rotation: bone.thigh, unit }
  const middle = 0.012 * inwards
  return {
    name: 'skirt half',
    cloth: 'top',
    side,
    tube: {
      startDome: 0.008 * unit,
      endDome: 0,
      sections: [
        slice(top, { y: 0.012, x: middle, width: 0.062 * b, from: -0.078 * b, to: 0.06 * b }),
        slice(top, { y: -0.02, x: middle, width: 0.07 * b, from: -0.084 * b, to: 0.064 * b }),
        slice(thigh, { y: -0.06, x: middle, width: 0.074 * b, from: -0.08 * b, to: 0.07 * b }),
        slice(thigh, { y: -0.12, x: middle, width: 0.075 * b, from: -0.074 * b, to: 0.07 * b }),
        slice(thigh, { y: -0.19, x: middle, width: 0.076 * b, from: -0.07 * b, to: 0.067 * b }),
        slice(hem, { y: -0.005, x: middle, width: 0.077 * b, from: -0.07 * b, to: 0.066 * b }),
      ],
    },
  }
}
