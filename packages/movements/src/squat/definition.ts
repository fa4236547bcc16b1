import type { MovementDefinition } from '../definition/movement-definition.ts'

export const squat = {
  id: 'squat',
  kind: 'repetitions',
  countedAs: 'squat',
  mostPerSecond: 1.7,
  widestFullDegrees: 100,
  name: 'Squats',
  description: 'Sit back until your thighs are level, then stand tall again. As many as feel good.',
  test: 'strength',
  unit: 'reps',
  view: 'any',
  startsFrom: 'standing',
  guide: 'front',
  tires: 'legs',
  traces: 'hip',
  variants: {
    seated: {
      name: 'Chair stands',
      description: 'Arms crossed, stand up from a chair and sit down again. As many as feel good.',
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
