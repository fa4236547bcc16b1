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

export const chairStandRecommendations: readonly Advice<StrengthFacts>[] = [
  {
    ...todo,
    id: 'stands-do-carry-on',
    comesFirst: always,
    when: facts => isStand(facts) && facts.trend === 'better',
    text: 'Whatever you have been doing for your legs, keep it up on two or three days a week, from a sturdy chair.',
    because: 'You stood up {times} today{since}; two ordinary days differ by less.',
  },
  {
    ...todo,
    id: 'stands-do-gently',
    comesFirst: always,
    when: facts => isStand(facts) && facts.trend === 'worse',
    text: 'Take it gently this week: up from a sturdy chair with both hands helping, and down slowly. Five times, once a day.',
    because: 'You stood up {times} today{since}. A tired day happens; the next visit will tell more.',
  },
  {
    ...todo,
    id: 'stands-do-higher-seat',
    comesFirst: always,
    when: facts => isStand(facts) && facts.reps === 0,
    text: 'Put a firm cushion on a sturdy chair and stand up from there, hands helping. Five times, twice a day.',
    because: 'From a higher seat the way up is shorter.',
  },
  {
    ...todo,
    id: 'stands-do-slow-sit',
    zones: ['red', 'yellow'],
    text: 'Come up from a sturdy chair and count to three on the way down. {Set} times, once a day.',
    because: 'You stood up {times} today{since}; there is no clock here.',
  },
  {
    ...todo,
    id: 'stands-do-two-sets',
    comesFirst: ({ reps }) => reps >= 10,
    zones: ['red', 'yellow'],
    text: 'Stand up from a sturdy chair {set} times, rest for a minute, and do it again. Three days this week.',
    because:
      'Across 47 studies, people from 50 on who trained against resistance ended up pressing about 29 % more with their legs.',
    source: 'peterson2010',
  },
  {
    ...todo,
    id: 'stands-do-once-more',
    comesFirst: ({ reps }) => reps < 5,
    zones: ['red', 'yellow'],
    text: 'Each time you leave a sturdy chair today, sit down again slowly and stand once more.',
    because: 'You get up anyway, so it costs no extra time.',
  },
  {
    ...todo,
    id: 'stands-do-small-squats',
    zones: ['green'],
    text: 'Hold the back of a sturdy chair and try five small squats, only as deep as feels easy. Three days this week.',
    because: 'You stood up {times} today{since}, so leave the seat for a while.',
  },
  {
    ...todo,
    id: 'stands-do-slow-green',
    comesFirst: isPlenty,
    zones: ['green'],
    text: 'Stand up from a sturdy chair and take five seconds to sit down. {Set} times, twice this week.',
    because: 'You have the number; now let it be slow.',
  },
  {
    ...todo,
    id: 'stands-do-tall-finish',
    topic: 'partials',
    when: facts => isStand(facts) && facts.partials >= 1,
    text: 'Finish every stand from a sturdy chair with straight knees and one breath before you sit.',
    because: 'We saw {rises} short of standing tall today.',
  },
]
