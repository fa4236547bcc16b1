import type { MovementDefinition } from '../definition/movement-definition.ts'

export const singleLegStance = {
  id: 'single-leg-stance',
  kind: 'stance',
  name: 'Single-leg stance',
  description:
    'Stand on one leg, either one, for as long as you can. Put the foot down whenever you need to.',
  test: 'balance',
  unit: 'seconds',
  view: 'front',
  startsFrom: 'standing',
  guide: 'front',
  tires: 'legs',
  traces: null,
  variants: {
    supported: {
      name: 'One leg, one hand on a chair',
      description: 'Rest one hand on the back of a sturdy chair and lift one foot for as long as you can.',
      picture: 'single-leg-stance-supported',
    },
    'semi-tandem': {
      name: 'Half-step stance',
      description:
        'Put one foot half a step before the other, so that heel and big toe touch, and stand still.',
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
