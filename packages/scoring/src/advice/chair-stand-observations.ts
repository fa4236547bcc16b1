import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isStand } from './strength-signs.ts'

const seen = { ...plain, test: 'strength', kind: 'observation' } as const

export const chairStandObservations = [
  {
    ...seen,
    id: 'stands-none-yet',
    topic: 'level',
    when: facts => isStand(facts) && facts.reps === 0,
  },
  {
    ...seen,
    id: 'stands-plenty',
    topic: 'level',
    when: facts => isStand(facts) && facts.score !== null && facts.score >= 80,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'stands-solid',
    topic: 'level',
    zones: ['green'],
    when: isStand,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'stands-a-few-short',
    topic: 'level',
    zones: ['yellow'],
    when: isStand,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'stands-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: isStand,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'stands-counted',
    topic: 'level',
    when: isStand,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'stands-some-short',
    topic: 'partials',
    when: facts => isStand(facts) && facts.partials >= 1,
    says: ['partials'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
