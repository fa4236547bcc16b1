import type { Skeleton } from '../skeleton/skeleton.ts'
import { between, dot } from '../skeleton/vector.ts'
import type { Part } from './part.ts'
import { scarfFlesh } from './scarf-flesh.ts'
import { halfway, slice } from './section-on-bone.ts'

/** Fold of the trunk over the thighs: 0 standing, 1 chest on thighs. */
function foldOf({ bones }: Pick<Skeleton, 'bones'>): number {
  const thighs = between(bones.left.thigh.y, bones.right.thigh.y)
  return Math.min(1, Math.max(0, 0.65 - dot(bones.chest.y, thighs)) / 1.1)
}

/** Jacket from below the hips to the collar, with scarf and neck. */
export function trunkFlesh(skeleton: Skeleton): Part[] {
  const { body, bones, pelvis, lumbar, ribs, neck, head, breath } = skeleton
  const unit = body.heightMetres
  const b = body.build
  const hips = { at: pelvis, rotation: bones.pelvis, unit }
  const waist = { at: lumbar, rotation: halfway(bones.pelvis, bones.lumbar, 0.6), unit }
  const belly = { at: ribs, rotation: halfway(bones.lumbar, bones.chest), unit }
  const chest = { at: ribs, rotation: bones.chest, unit }
  const collar = { at: neck, rotation: halfway(bones.chest, bones.neck, 0.6), unit }
  const skull = { at: head, rotation: bones.head, unit }
  // A folded back is curved, which fills its hollow.
  const bow = foldOf(skeleton)
  const full = 0.0025 * breath
  const wide = body.sex === 'female' ? 1 : 0.94
  const broad = body.sex === 'female' ? 1 : 1.08
  return [
    {
      name: 'seat',
      cloth: 'trousers',
      side: null,
      tube: {
        startDome: 0.03 * unit,
        endDome: 0,
        sections: [
          slice(hips, { y: -0.036, width: 0.072 * b * wide, from: -0.073 * b, to: 0.04 * b }),
          slice(hips, { y: -0.012, width: 0.094 * b * wide, from: -0.08 * b, to: 0.053 * b }),
          slice(hips, { y: 0.02, width: 0.092 * b * wide, from: -0.072 * b, to: 0.055 * b }),
          slice(waist, { y: 0.01, width: 0.086 * b, from: -0.045 * b, to: 0.07 * b }),
        ],
      },
    },
    {
      name: 'jacket',
      cloth: 'top',
      side: null,
      tube: {
        startDome: 0.02 * unit,
        endDome: 0.006 * unit,
        sections: [
          slice(hips, { y: -0.018, width: 0.1065 * b * wide, from: -0.0785 * b, to: 0.066 * b }),
          slice(hips, { y: -0.004, width: 0.1085 * b * wide, from: -0.0805 * b, to: 0.067 * b }),
          slice(hips, { y: 0.024, width: 0.1 * b * wide, from: -0.0735 * b, to: 0.067 * b }),
          slice(waist, { y: 0.018, width: 0.09 * b, from: -(0.051 + 0.02 * bow) * b, to: 0.076 * b }),
          slice(belly, { y: -0.012, width: 0.0845 * b, from: -(0.047 + 0.03 * bow) * b, to: 0.073 * b }),
          slice(chest, {
            y: 0.045,
            width: 0.088 * b * broad,
            from: -(0.055 + 0.022 * bow) * b,
            to: 0.083 * b + full,
          }),
          slice(chest, {
            y: 0.09,
            width: 0.089 * b * broad,
            from: -(0.06 + 0.01 * bow) * b,
            to: 0.076 * b + full,
          }),
          slice(chest, { y: 0.124, width: 0.085 * broad, from: -0.062, to: 0.056 }),
          slice(chest, { y: 0.15, width: 0.074 * broad, from: -0.058, to: 0.037 }),
          slice(chest, { y: 0.17, width: 0.053 * broad, from: -0.052, to: 0.022 }),
          slice(collar, { y: -0.001, width: 0.038, from: -0.03, to: 0.034 }),
          slice(collar, { y: 0.006, width: 0.036, from: -0.027, to: 0.036 }),
        ],
      },
    },
    ...scarfFlesh(collar, chest),
    {
      name: 'neck',
      cloth: 'skin',
      side: null,
      tube: {
        startDome: 0,
        endDome: 0,
        sections: [
          slice(collar, { y: -0.01, width: 0.034, from: -0.024, to: 0.03 }),
          slice(collar, { y: 0.03, width: 0.031, from: -0.018, to: 0.036 }),
          slice(skull, { y: 0.005, width: 0.031, from: -0.036, to: 0.03 }),
        ],
      },
    },
  ]
}
