import { type Advice, plain } from './advice.ts'
import type { StanceFacts } from './stance-facts.ts'
import { legsDiffer } from './stance-signs.ts'

const todo = { ...plain, test: 'balance', kind: 'recommendation', topic: 'practice' } as const
const longHoldSeconds = 30

const free = ({ support }: StanceFacts) => support === 'free'
const freeForLong = (facts: StanceFacts) => free(facts) && facts.seconds >= longHoldSeconds

/** For people under 65 who stand for ten seconds and more. */
export const balanceAmongAdults: readonly Advice<StanceFacts>[] = [
  {
    ...todo,
    id: 'balance-do-other-leg',
    topic: 'side',
    when: facts => free(facts) && legsDiffer(facts),
    text: 'Begin each practice on your {weakLeg} leg and give it one turn more than the other.',
    because: 'It held {gap} less than your {strongLeg} leg today.',
  },
  {
    ...todo,
    id: 'balance-do-other-leg-brushing',
    topic: 'side',
    when: facts => free(facts) && legsDiffer(facts),
    text: 'Brush your teeth standing on your {weakLeg} leg, near the basin, every day this week.',
    because: 'The {strongLeg} one was {gap} ahead today.',
  },
  {
    ...todo,
    id: 'balance-do-write-your-name',
    ages: ['under-20'],
    when: free,
    text: 'Stand on one leg and write your name in the air with the other foot, both sides, three days this week.',
    because: 'You held {seconds} today{since}, so make a game of it.',
  },
  {
    ...todo,
    id: 'balance-do-catch-a-ball',
    ages: ['under-20'],
    when: free,
    text: 'Stand on one leg and play catch with someone, ten throws a side, three days this week.',
    because: 'It is more fun than a clock.',
  },
  {
    ...todo,
    id: 'balance-do-folded-towel',
    comesFirst: ({ reachedCap }) => reachedCap,
    ages: ['20-49'],
    when: freeForLong,
    text: 'Stand on one leg on a folded towel next to a wall, {practice} seconds a side, three days this week.',
    because: 'You stood for {seconds} on the bare floor today{since}, so try a softer one.',
  },
  {
    ...todo,
    id: 'balance-do-head-turns',
    ages: ['20-49', '50-64'],
    when: freeForLong,
    text: 'Stand on one leg next to a wall and slowly look left, then right. Three times a side, most days.',
    because: 'You held {seconds} looking straight ahead today{since}.',
  },
  {
    ...todo,
    id: 'balance-do-slow-reach',
    comesFirst: ({ seconds, reachedCap }) => seconds >= 45 && !reachedCap,
    ages: ['20-49', '50-64'],
    when: freeForLong,
    text: 'Stand on one leg near a wall and reach one hand slowly forward, then to the side. Five times a side, three days this week.',
    because: 'Standing still went well, so let the arms join in.',
  },
  {
    ...todo,
    id: 'balance-do-toothbrush',
    ages: ['20-49', '50-64'],
    when: free,
    text: 'Stand on one leg while you brush your teeth, near the basin: one side in the morning, the other at night.',
    because: 'You brush them anyway, so there is nothing more to remember.',
  },
  {
    ...todo,
    id: 'balance-do-beside-the-counter',
    comesFirst: ({ seconds }) => seconds < longHoldSeconds,
    when: free,
    text: 'Stand on one leg beside the kitchen counter for {practice} seconds, three times a side, most days.',
    because: 'Your longest today was {seconds}{since}; stop before it gets hard.',
  },
]
