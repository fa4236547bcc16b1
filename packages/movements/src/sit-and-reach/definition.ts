import type { MovementDefinition } from '../definition/movement-definition.ts'

export const sitAndReach = {
  id: 'sit-and-reach',
  kind: 'reach',
  name: 'Sit and reach',
  description: 'Sit with straight legs and let your hands travel towards your toes; stay for a breath.',
  test: 'flexibility',
  unit: 'degrees',
  view: 'side',
  startsFrom: 'sitting',
  guide: 'sitting',
  tires: 'hamstrings',
  traces: 'wrist',
  variants: {},
  insteadOfIt: { movement: 'toe-touch', ease: 'seated' },
  restBeforeAgainSeconds: 0,
  film: 'sit-and-reach',
  scorer: 'sit-and-reach',
  waysInAge: [null],
  videoId: 7,
} as const satisfies MovementDefinition
