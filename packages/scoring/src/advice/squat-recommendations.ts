import { type Advice, always, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isHurried, isPlenty, isSquat, onlyJustLevel, staysShallow } from './strength-signs.ts'

const todo = {
  ...plain,
  test: 'strength',
  kind: 'recommendation',
  topic: 'strength',
  chair: false,
  when: isSquat,
} as const

/** Given after squats to people who need no support. */
export const squatRecommendations = [
  {
    ...todo,
    id: 'squats-do-touch-the-chair',
    topic: 'depth',
    when: staysShallow,
    says: ['partials'],
  },
  {
    ...todo,
    id: 'squats-do-hold-the-door-frame',
    topic: 'depth',
    when: staysShallow,
  },
  {
    ...todo,
    id: 'squats-do-sit-further-back',
    topic: 'depth',
    when: onlyJustLevel,
    says: ['depth'],
  },
  {
    ...todo,
    id: 'squats-do-carry-on',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'better',
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-gently',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'worse',
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-small-daily-set',
    zones: ['red'],
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-at-the-table',
    comesFirst: ({ reps }) => reps < 5,
    zones: ['red'],
    says: ['set'],
  },
  {
    ...todo,
    id: 'squats-do-two-rounds',
    zones: ['yellow'],
    ages: ['20-49', '50-64'],
    says: ['set', 'reps'],
  },
  {
    ...todo,
    id: 'squats-do-while-it-brews',
    comesFirst: facts => facts.partials > 0,
    zones: ['yellow'],
    ages: ['20-49', '50-64'],
    says: ['set'],
    source: 'who2020',
  },
  {
    ...todo,
    id: 'squats-do-pause-below',
    comesFirst: isHurried,
    zones: ['green'],
    ages: ['50-64'],
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-one-leg-behind',
    comesFirst: isPlenty,
    zones: ['green'],
    ages: ['20-49', '50-64'],
  },
  {
    ...todo,
    id: 'squats-do-carry-something',
    zones: ['green'],
    ages: ['20-49'],
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-play',
    zones: ['green'],
    ages: ['under-20'],
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-with-someone',
    comesFirst: facts => facts.partials > 0,
    zones: ['yellow', 'green'],
    ages: ['under-20'],
    says: ['set'],
  },
  {
    ...todo,
    id: 'squats-do-before-play',
    zones: ['yellow', 'green'],
    ages: ['under-20'],
    says: ['set'],
  },
  {
    ...todo,
    id: 'squats-do-slower',
    topic: 'pace',
    when: facts => isSquat(facts) && isHurried(facts),
    says: ['pace'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
