import type { MovementDefinition } from '../definition/movement-definition.ts'

export const toeTouch = {
  id: 'toe-touch',
  kind: 'reach',
  name: 'Toe touch',
  description:
    'With straight knees, reach for your toes as far as is comfortable. Stay for a breath, then come up slowly.',
  test: 'flexibility',
  unit: 'degrees',
  view: 'side',
  startsFrom: 'standing',
  guide: 'side',
  tires: 'back',
  traces: 'wrist',
  variants: {
    seated: {
      name: 'Reach on a chair',
      description:
        'Sit on the front edge of a chair, stretch the leg near the phone, and let your hands travel to that foot.',
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
