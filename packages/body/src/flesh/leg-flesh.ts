import type { Side } from '@lithe/pose'
import type { Skeleton } from '../skeleton/skeleton.ts'
import type { Part } from './part.ts'
import { halfway, slice } from './section-on-bone.ts'
import { sideStripe } from './side-stripe.ts'

/** One trouser leg, from inside the seat to the ankle. */
export function legFlesh({ body, bones, sides }: Skeleton, side: Side): Part[] {
  const unit = body.heightMetres
  const b = body.build
  const { hip, knee, ankle } = sides[side]
  const bone = bones[side]
  const inwards = side === 'left' ? -1 : 1
  const top = { at: hip, rotation: halfway(bones.pelvis, bone.thigh, 0.5), unit }
  const thigh = { at: hip, rotation: bone.thigh, unit }
  const bentKnee = { at: knee, rotation: halfway(bone.thigh, bone.shank), unit }
  const shank = { at: knee, rotation: bone.shank, unit }
  const hem = { at: ankle, rotation: bone.shank, unit }
  const trouserLeg: Part = {
    name: 'trouser leg',
    cloth: 'trousers',
    side,
    tube: {
      startDome: 0.008 * unit,
      endDome: 0.003 * unit,
      sections: [
        slice(top, { y: -0.008, x: 0.004 * inwards, width: 0.042 * b, from: -0.06 * b, to: 0.044 * b }),
        slice(thigh, { y: -0.04, x: 0.004 * inwards, width: 0.053 * b, from: -0.068 * b, to: 0.056 * b }),
        slice(thigh, { y: -0.1, x: 0.002 * inwards, width: 0.05 * b, from: -0.056 * b, to: 0.055 * b }),
        slice(thigh, { y: -0.165, width: 0.043 * b, from: -0.043 * b, to: 0.046 * b }),
        slice(thigh, { y: -0.231, width: 0.0365, from: -0.034, to: 0.0365 }),
        slice(bentKnee, { y: 0, width: 0.036, from: -0.033, to: 0.0365 }),
        slice(shank, { y: -0.014, width: 0.036, from: -0.034, to: 0.036 }),
        slice(shank, { y: -0.05, width: 0.036, from: -0.041, to: 0.0325 }),
        slice(shank, { y: -0.085, width: 0.037 * b, from: -0.045 * b, to: 0.03 }),
        slice(shank, { y: -0.15, width: 0.031, from: -0.034, to: 0.027 }),
        slice(hem, { y: 0.012, width: 0.026, from: -0.027, to: 0.025 }),
      ],
    },
  }
  return [
    trouserLeg,
    sideStripe(trouserLeg, side, 0.0075 * unit),
    {
      name: 'ankle',
      cloth: 'skin',
      side,
      tube: {
        startDome: 0,
        endDome: 0,
        sections: [
          slice(hem, { y: 0.03, width: 0.018, from: -0.02, to: 0.017 }),
          slice(hem, { y: -0.008, width: 0.018, from: -0.021, to: 0.018 }),
        ],
      },
    },
    shoe({ body, bones, sides }, side, 'shoe'),
    shoe({ body, bones, sides }, side, 'sole'),
  ]
}

/** From heel to toes: position, width and height, as fractions of body height. */
const last = [
  { z: -0.037, width: 0.017, top: -0.012 },
  { z: -0.022, width: 0.0215, top: 0.006 },
  { z: 0.008, width: 0.0225, top: 0.004 },
  { z: 0.034, width: 0.0245, top: -0.009 },
  { z: 0.066, width: 0.0285, top: -0.0165 },
  { z: 0.094, width: 0.026, top: -0.0215 },
  { z: 0.107, width: 0.018, top: -0.026 },
]
const soleThickness = 0.0085
const ground = -0.039

function shoe(
  { body, bones, sides }: Pick<Skeleton, 'body' | 'bones' | 'sides'>,
  side: Side,
  cloth: 'shoe' | 'sole',
): Part {
  const unit = body.heightMetres
  const { foot } = bones[side]
  const bone = { at: sides[side].ankle, rotation: { x: foot.x, y: foot.z, z: foot.y }, unit }
  const grow = cloth === 'sole' ? 1.05 : 1
  return {
    name: cloth,
    cloth,
    side,
    tube: {
      startDome: 0.008 * unit,
      endDome: 0.009 * unit,
      sections: last.map(({ z, width, top }) =>
        slice(bone, {
          y: z * (cloth === 'sole' ? 1.01 : 1),
          width: width * grow,
          from: ground,
          to: cloth === 'sole' ? ground + soleThickness : Math.max(top, ground + soleThickness),
        }),
      ),
    },
  }
}
