import type { Side } from '@lithe/pose'
import { chain, roll } from '../skeleton/rotation.ts'
import type { Skeleton } from '../skeleton/skeleton.ts'
import { dot } from '../skeleton/vector.ts'
import type { Part } from './part.ts'
import { halfway, slice } from './section-on-bone.ts'
import { sideStripe } from './side-stripe.ts'

/** A sleeve from inside the shoulder to above the wrist, and the forearm. */
export function armFlesh({ body, bones, ribs, sides }: Skeleton, side: Side): Part[] {
  const unit = body.heightMetres
  const b = 0.4 + 0.6 * body.build
  const { shoulder, elbow, wrist } = sides[side]
  const bone = bones[side]
  const sign = side === 'left' ? 1 : -1
  // A sleeve leads outwards from the chest, then down the arm, so its top becomes its outside.
  const outwards = chain(bones.chest, roll(sign * 90))
  // A raised arm lifts the shoulder blade: 0 hanging, 1 overhead.
  const raised = (1 - dot(bone.upperArm.y, bones.chest.y)) / 2
  const chest = { at: ribs, rotation: bones.chest, unit }
  const joint = { at: shoulder, rotation: halfway(outwards, bone.upperArm, 0.55), unit }
  const upper = { at: shoulder, rotation: bone.upperArm, unit }
  const bentElbow = { at: elbow, rotation: halfway(bone.upperArm, bone.forearm), unit }
  const fore = { at: elbow, rotation: bone.forearm, unit }
  const end = { at: wrist, rotation: bone.forearm, unit }
  const round = (r: number, forward = 0) => ({ width: r * b, from: -r * b + forward, to: r * b + forward })
  const sleeve: Part = {
    name: 'sleeve',
    cloth: 'top',
    side,
    tube: {
      startDome: 0.01 * unit,
      endDome: 0.002 * unit,
      sections: [
        {
          ...slice(chest, {
            y: 0.132 + 0.026 * raised,
            x: 0.045 * sign,
            width: 0.02 + 0.014 * raised,
            from: -0.042,
            to: 0.03,
          }),
          across: outwards.x,
        },
        slice(joint, {
          y: -0.004 + 0.008 * raised,
          x: (-0.018 + 0.03 * raised) * sign,
          ...round(0.0305, -0.002),
          width: (0.0215 + 0.004 * raised) * b,
        }),
        slice(upper, { y: -0.044, ...round(0.0302) }),
        slice(upper, { y: -0.085, ...round(0.031) }),
        slice(upper, { y: -0.145, ...round(0.0285) }),
        slice(bentElbow, { y: 0, ...round(0.0275) }),
        slice(fore, { y: -0.045, ...round(0.0275) }),
        slice(fore, { y: -0.094, ...round(0.0245) }),
      ],
    },
  }
  return [
    sleeve,
    sideStripe(
      { ...sleeve, tube: { ...sleeve.tube, sections: sleeve.tube.sections.slice(1) } },
      side,
      0.0065 * unit,
    ),
    {
      name: 'cuff',
      cloth: 'cuff',
      side,
      tube: {
        startDome: 0,
        endDome: 0.002 * unit,
        sections: [slice(fore, { y: -0.088, ...round(0.0257) }), slice(fore, { y: -0.099, ...round(0.025) })],
      },
    },
    {
      name: 'forearm',
      cloth: 'skin',
      side,
      tube: {
        startDome: 0,
        endDome: 0,
        sections: [
          slice(fore, { y: -0.06, ...round(0.022) }),
          slice(fore, { y: -0.1, ...round(0.0195) }),
          slice(end, { y: 0.012, width: 0.0155, from: -0.0175, to: 0.0175 }),
          slice(end, { y: -0.012, width: 0.0135, from: -0.019, to: 0.0185 }),
        ],
      },
    },
  ]
}
