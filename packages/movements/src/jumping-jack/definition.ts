import type { MovementDefinition } from '../definition/movement-definition.ts'

export const jumpingJack = {
  id: 'jumping-jack',
  kind: 'repetitions',
  mostPerSecond: 2.5,
  widestFullDegrees: null,
  test: 'strength',
  unit: 'reps',
  view: 'front',
  startsFrom: 'standing',
  guide: 'front',
  tires: 'breath',
  traces: 'wrist',
  variants: {},
  insteadOfIt: null,
  restBeforeAgainSeconds: 60,
  film: 'jumping-jack',
  scorer: null,
  waysInAge: [],
  videoId: 5,
} as const satisfies MovementDefinition
