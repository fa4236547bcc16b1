import { type Advice, always, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isPlenty, isStand } from './strength-signs.ts'

const todo = {
  ...plain,
  test: 'strength',
  kind: 'recommendation',
  topic: 'strength',
  when: isStand,
} as const

export const chairStandRecommendations = [
  {
    ...todo,
    id: 'stands-do-carry-on',
    comesFirst: always,
    when: facts => isStand(facts) && facts.trend === 'better',
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'stands-do-gently',
    comesFirst: always,
    when: facts => isStand(facts) && facts.trend === 'worse',
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'stands-do-higher-seat',
    comesFirst: always,
    when: facts => isStand(facts) && facts.reps === 0,
  },
  {
    ...todo,
    id: 'stands-do-slow-sit',
    zones: ['red', 'yellow'],
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'stands-do-two-sets',
    comesFirst: ({ reps }) => reps >= 10,
    zones: ['red', 'yellow'],
    says: ['set'],
    source: 'peterson2010',
  },
  {
    ...todo,
    id: 'stands-do-once-more',
    comesFirst: ({ reps }) => reps < 5,
    zones: ['red', 'yellow'],
  },
  {
    ...todo,
    id: 'stands-do-small-squats',
    zones: ['green'],
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'stands-do-slow-green',
    comesFirst: isPlenty,
    zones: ['green'],
    says: ['set'],
  },
  {
    ...todo,
    id: 'stands-do-tall-finish',
    topic: 'partials',
    when: facts => isStand(facts) && facts.partials >= 1,
    says: ['partials'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
