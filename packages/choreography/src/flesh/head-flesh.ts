import type { Skeleton } from '../body/skeleton.ts'
import type { Part } from './part.ts'
import { slice } from './section-on-bone.ts'

/** Swept from a parting above the right eye to the left temple; shares of body height. */
const fringe = [
  { x: -0.03, y: 0.075, z: 0.038, thick: 0.013 },
  { x: -0.012, y: 0.074, z: 0.047, thick: 0.0165 },
  { x: 0.01, y: 0.068, z: 0.0475, thick: 0.017 },
  { x: 0.03, y: 0.059, z: 0.039, thick: 0.015 },
  { x: 0.044, y: 0.044, z: 0.02, thick: 0.011 },
]

/** Skull and jaw, and a cap of short hair. */
export function headFlesh({ body, bones, head }: Skeleton): Part[] {
  const unit = body.heightMetres
  const bone = { at: head, rotation: bones.head, unit }
  return [
    {
      name: 'head',
      cloth: 'skin',
      side: null,
      tube: {
        startDome: 0.005 * unit,
        endDome: 0.005 * unit,
        sections: [
          slice(bone, { y: -0.034, width: 0.0155, from: 0.014, to: 0.052 }),
          slice(bone, { y: -0.02, width: 0.0285, from: -0.02, to: 0.058 }),
          slice(bone, { y: 0.002, width: 0.0385, from: -0.046, to: 0.056 }),
          slice(bone, { y: 0.028, width: 0.0435, from: -0.058, to: 0.054 }),
          slice(bone, { y: 0.052, width: 0.0435, from: -0.06, to: 0.054 }),
          slice(bone, { y: 0.074, width: 0.035, from: -0.048, to: 0.042 }),
          slice(bone, { y: 0.088, width: 0.019, from: -0.026, to: 0.02 }),
        ],
      },
    },
    {
      name: 'hair',
      cloth: 'hair',
      side: null,
      tube: {
        startDome: 0.006 * unit,
        endDome: 0.006 * unit,
        sections: [
          slice(bone, { y: -0.03, width: 0.03, from: -0.05, to: -0.028 }),
          slice(bone, { y: -0.012, width: 0.045, from: -0.064, to: -0.004 }),
          slice(bone, { y: 0.016, width: 0.051, from: -0.073, to: 0.01 }),
          slice(bone, { y: 0.044, width: 0.053, from: -0.076, to: 0.026 }),
          slice(bone, { y: 0.067, width: 0.051, from: -0.072, to: 0.05 }),
          slice(bone, { y: 0.087, width: 0.041, from: -0.056, to: 0.05 }),
          slice(bone, { y: 0.1, width: 0.023, from: -0.032, to: 0.031 }),
        ],
      },
    },
    {
      name: 'fringe',
      cloth: 'hair',
      side: null,
      tube: {
        startDome: 0.006 * unit,
        endDome: 0.005 * unit,
        sections: fringe.map(({ x, y, z, thick }) => ({
          ...slice(bone, { x, y, width: thick * 0.62, from: z - thick, to: z + thick }),
          across: bones.head.y,
        })),
      },
    },
  ]
}
