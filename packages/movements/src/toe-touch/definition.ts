import type { MovementDefinition } from '../definition/movement-definition.ts'

export const toeTouch = {
  id: 'toe-touch',
  kind: 'reach',
  test: 'flexibility',
  unit: 'degrees',
  view: 'side',
  startsFrom: 'standing',
  guide: 'side',
  tires: 'back',
  traces: 'wrist',
  variants: {
    seated: {
      picture: 'toe-touch-seated',
      film: 'chair-reach',
    },
  },
  insteadOfIt: null,
  restBeforeAgainSeconds: 0,
  film: 'toe-touch',
  scorer: 'toe-touch',
  waysInAge: [null],
  videoId: 2,
} as const satisfies MovementDefinition
