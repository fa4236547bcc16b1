import type { MovementDefinition } from '../definition/movement-definition.ts'

export const plank = {
  id: 'plank',
  kind: 'hold',
  test: 'strength',
  unit: 'seconds',
  view: 'side',
  startsFrom: 'all-fours',
  guide: 'allFours',
  tires: 'trunk',
  traces: null,
  variants: {},
  insteadOfIt: null,
  restBeforeAgainSeconds: 60,
  film: 'plank',
  scorer: 'plank',
  waysInAge: [],
  videoId: 6,
} as const satisfies MovementDefinition
