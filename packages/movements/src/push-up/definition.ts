import type { MovementDefinition } from '../definition/movement-definition.ts'

export const pushUp = {
  id: 'push-up',
  kind: 'repetitions',
  mostPerSecond: 2.5,
  widestFullDegrees: 105,
  test: 'strength',
  unit: 'reps',
  view: 'side',
  startsFrom: 'straight-arms',
  guide: 'straightArms',
  tires: 'arms',
  traces: 'hip',
  variants: {},
  insteadOfIt: { movement: 'squat', variant: 'seated' },
  restBeforeAgainSeconds: 60,
  film: 'push-up',
  scorer: 'push-ups',
  waysInAge: [],
  videoId: 4,
} as const satisfies MovementDefinition
