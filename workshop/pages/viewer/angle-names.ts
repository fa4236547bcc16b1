import type { BodyAngles } from '@lithe/movements'

export type AngleName = keyof BodyAngles
export const angleNames = [
  'kneeLeft',
  'kneeRight',
  'hip',
  'elbowLeft',
  'elbowRight',
] as const satisfies readonly AngleName[]

/** Curves to draw, with both sides of a joint in one. */
export const joints = [
  { name: 'Knees', angles: ['kneeLeft', 'kneeRight'] },
  { name: 'Hip', angles: ['hip'] },
  { name: 'Elbows', angles: ['elbowLeft', 'elbowRight'] },
] as const satisfies readonly { name: string; angles: readonly AngleName[] }[]
