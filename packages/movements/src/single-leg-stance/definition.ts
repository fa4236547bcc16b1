import type { MovementDefinition } from '../definition/movement-definition.ts'

export const singleLegStance = {
  id: 'single-leg-stance',
  kind: 'stance',
  test: 'balance',
  unit: 'seconds',
  view: 'front',
  startsFrom: 'standing',
  guide: 'front',
  tires: 'legs',
  traces: null,
  variants: {
    supported: {
      picture: 'single-leg-stance-supported',
    },
    'semi-tandem': {
      picture: 'single-leg-stance-semi-tandem',
      film: 'half-step',
    },
  },
  insteadOfIt: null,
  restBeforeAgainSeconds: 0,
  film: 'stance',
  scorer: 'stance',
  waysInAge: [null],
  videoId: 1,
} as const satisfies MovementDefinition
