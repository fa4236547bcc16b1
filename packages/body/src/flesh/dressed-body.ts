import type { Side } from '@lithe/pose'
import type { Skeleton } from '../skeleton/skeleton.ts'
import { armFlesh } from './arm-flesh.ts'
import { handFlesh } from './hand-flesh.ts'
import { legFlesh } from './leg-flesh.ts'
import type { Part } from './part.ts'
import { trunkFlesh } from './trunk-flesh.ts'

const sides: readonly Side[] = ['left', 'right']

/** The trainer in one posture, as rounded shapes without the head, which the renderer adds. */
export const dressedBody = (skeleton: Skeleton): Part[] => [
  ...trunkFlesh(skeleton),
  ...sides.flatMap(side => [
    ...legFlesh(skeleton, side),
    ...armFlesh(skeleton, side),
    ...handFlesh(skeleton, side),
  ]),
]
