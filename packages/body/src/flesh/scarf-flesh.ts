import type { Part } from './part.ts'
import { type Bone, slice } from './section-on-bone.ts'
import type { Section } from './tube.ts'

function piece(name: string, sections: Section[], startDome: number, endDome = startDome): Part {
  return { name, cloth: 'cuff', side: null, tube: { startDome, endDome, sections } }
}

/** A scarf wound round the neck and knotted over her left collarbone, with two short ends. */
export function scarfFlesh(collar: Bone, chest: Bone): Part[] {
  const { unit } = chest
  const end = (name: string, lean: number, length: number) =>
    piece(
      name,
      [
        slice(chest, { x: 0.014, y: 0.158, width: 0.006, from: 0.03, to: 0.04 }),
        slice(chest, {
          x: 0.014 + 0.5 * lean,
          y: 0.158 - 0.5 * length,
          width: 0.0125,
          from: 0.053,
          to: 0.064,
        }),
        slice(chest, { x: 0.014 + lean, y: 0.158 - length, width: 0.017, from: 0.067, to: 0.075 }),
      ],
      0.002 * unit,
    )
  return [
    piece(
      'collar',
      [
        slice(collar, { y: -0.01, width: 0.043, from: -0.034, to: 0.042 }),
        slice(collar, { y: -0.001, width: 0.0445, from: -0.033, to: 0.046 }),
        slice(collar, { y: 0.007, width: 0.041, from: -0.03, to: 0.046 }),
        slice(collar, { y: 0.0135, width: 0.037, from: -0.026, to: 0.042 }),
      ],
      0.006 * unit,
      0.004 * unit,
    ),
    piece(
      'scarf knot',
      [
        slice(chest, { x: 0.015, y: 0.167, width: 0.009, from: 0.024, to: 0.042 }),
        slice(chest, { x: 0.014, y: 0.156, width: 0.0115, from: 0.026, to: 0.048 }),
      ],
      0.004 * unit,
    ),
    end('inner scarf end', -0.004, 0.042),
    end('outer scarf end', 0.022, 0.05),
  ]
}
