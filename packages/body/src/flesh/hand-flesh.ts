import type { Side } from '@lithe/pose'
import { chain, pitch, roll } from '../skeleton/rotation.ts'
import type { Skeleton } from '../skeleton/skeleton.ts'
import type { Part } from './part.ts'
import { slice } from './section-on-bone.ts'

// Index to little finger: knuckle offset, length and thickness, as fractions of body height.
const fingers = [
  { name: 'index finger', z: 0.0155, knuckle: -0.051, length: 0.043, radius: 0.0052, fan: -8 },
  { name: 'middle finger', z: 0.0049, knuckle: -0.054, length: 0.049, radius: 0.0054, fan: -2 },
  { name: 'ring finger', z: -0.0058, knuckle: -0.051, length: 0.045, radius: 0.005, fan: 4 },
  { name: 'little finger', z: -0.0155, knuckle: -0.045, length: 0.035, radius: 0.0045, fan: 11 },
]
const restingCurl = 10

/** Palm, four slightly curled fingers and a thumb. */
export function handFlesh({ body, bones, sides }: Skeleton, side: Side): Part[] {
  const unit = body.heightMetres
  const sign = side === 'left' ? 1 : -1
  const bone = { at: sides[side].wrist, rotation: bones[side].hand, unit }
  const skin = { cloth: 'skin', side } as const
  const curled = (degrees: number) => chain(bones[side].hand, roll(-sign * degrees))
  const palm: Part = {
    ...skin,
    name: 'palm',
    tube: {
      startDome: 0.004 * unit,
      endDome: 0.006 * unit,
      sections: [
        slice(bone, { y: 0.002, width: 0.0125, from: -0.018, to: 0.0175 }),
        slice(bone, { y: -0.022, width: 0.0125, from: -0.021, to: 0.022 }),
        slice(bone, { y: -0.05, width: 0.0095, from: -0.0215, to: 0.0215 }),
      ],
    },
  }
  const ofFinger = ({ name, z, knuckle, length, radius, fan }: (typeof fingers)[number]): Part => {
    const rotation = chain(curled(restingCurl), pitch(fan))
    const finger = { at: slice(bone, { y: knuckle, width: 0, from: z, to: z }).place, rotation, unit }
    const at = (share: number, thick: number, bend = 0) =>
      slice(finger, { y: -length * share, x: -sign * bend, width: thick, from: -thick, to: thick })
    const tube = {
      startDome: 0.002 * unit,
      endDome: 0.8 * radius * unit,
      sections: [at(-0.1, radius), at(0.45, radius * 0.95), at(0.9, radius * 0.8, 0.004)],
    }
    return { ...skin, name, tube }
  }
  const thumb: Part = {
    ...skin,
    name: 'thumb',
    tube: {
      startDome: 0.004 * unit,
      endDome: 0.005 * unit,
      sections: [
        slice(bone, { y: -0.01, x: -sign * 0.003, width: 0.009, from: 0.004, to: 0.021 }),
        slice(bone, { y: -0.031, x: -sign * 0.008, width: 0.0075, from: 0.017, to: 0.031 }),
        slice(bone, { y: -0.054, x: -sign * 0.01, width: 0.006, from: 0.022, to: 0.034 }),
      ],
    },
  }
  return [palm, ...fingers.map(ofFinger), thumb]
}
