import { type Advice, always, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isHurried, isPlenty, isSquat, onlyJustLevel, staysShallow } from './strength-signs.ts'

const todo = {
  ...plain,
  test: 'strength',
  kind: 'recommendation',
  topic: 'strength',
  chair: true,
  when: isSquat,
} as const
const fewSquats = 5

/** Given after squats to people who need support. */
export const squatsAtTheChair = [
  {
    ...todo,
    id: 'squats-do-touch-the-seat',
    topic: 'depth',
    when: staysShallow,
    says: ['partials'],
  },
  {
    ...todo,
    id: 'squats-do-hold-and-count',
    topic: 'depth',
    when: staysShallow,
  },
  {
    ...todo,
    id: 'squats-do-sit-further-back-chair',
    topic: 'depth',
    when: onlyJustLevel,
    says: ['depth'],
  },
  {
    ...todo,
    id: 'squats-do-carry-on-chair',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'better',
    says: ['reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-gently-chair',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'worse',
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-stand-up-with-hands',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps < fewSquats,
  },
  {
    ...todo,
    id: 'squats-do-lean-and-rise',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps < fewSquats,
  },
  {
    ...todo,
    id: 'squats-do-stand-up-arms-crossed',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps >= fewSquats,
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-once-more',
    zones: ['red'],
  },
  {
    ...todo,
    id: 'squats-do-second-set-chair',
    zones: ['yellow'],
    says: ['set', 'reps'],
  },
  {
    ...todo,
    id: 'squats-do-slow-sitting',
    comesFirst: facts => facts.partials > 0,
    zones: ['yellow'],
    says: ['set'],
    source: 'peterson2010',
  },
  {
    ...todo,
    id: 'squats-do-slow-lowering-chair',
    zones: ['green'],
    says: ['set', 'reps', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'squats-do-two-days',
    comesFirst: isPlenty,
    zones: ['green'],
    says: ['set'],
    source: 'who2020',
  },
  {
    ...todo,
    id: 'squats-do-slower-chair',
    topic: 'pace',
    when: facts => isSquat(facts) && isHurried(facts),
    says: ['pace'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
