import type { MovementDefinition } from '../definition/movement-definition.ts'

export const squat = {
  id: 'squat',
  kind: 'repetitions',
  mostPerSecond: 1.7,
  widestFullDegrees: 100,
  test: 'strength',
  unit: 'reps',
  view: 'any',
  startsFrom: 'standing',
  guide: 'front',
  tires: 'legs',
  traces: 'hip',
  variants: {
    seated: {
      picture: 'squat-seated',
      film: 'chair-stand',
    },
  },
  insteadOfIt: null,
  restBeforeAgainSeconds: 0,
  film: 'squat',
  scorer: 'stands',
  waysInAge: [null, 'seated'],
  videoId: 3,
} as const satisfies MovementDefinition
