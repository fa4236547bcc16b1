import type { MovementDefinition } from '../definition/movement-definition.ts'

export const sitAndReach = {
  id: 'sit-and-reach',
  kind: 'reach',
  test: 'flexibility',
  unit: 'degrees',
  view: 'side',
  startsFrom: 'sitting',
  guide: 'sitting',
  tires: 'hamstrings',
  traces: 'wrist',
  variants: {},
  insteadOfIt: { movement: 'toe-touch', variant: 'seated' },
  restBeforeAgainSeconds: 0,
  film: 'sit-and-reach',
  scorer: 'sit-and-reach',
  waysInAge: [null],
  videoId: 7,
} as const satisfies MovementDefinition
