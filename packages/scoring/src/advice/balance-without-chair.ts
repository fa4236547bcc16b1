import { type Advice, plain } from './advice.ts'
import type { StanceFacts } from './stance-facts.ts'
import { legsDiffer } from './stance-signs.ts'

const todo = { ...plain, test: 'balance', kind: 'recommendation', topic: 'practice' } as const
const longHoldSeconds = 30

const free = ({ support }: StanceFacts) => support === 'free'
const freeForLong = (facts: StanceFacts) => free(facts) && facts.seconds >= longHoldSeconds

/** For people under 65 who hold ten seconds or more. */
export const balanceAmongAdults = [
  {
    ...todo,
    id: 'balance-do-other-leg',
    topic: 'side',
    when: facts => free(facts) && legsDiffer(facts),
    says: ['weakLeg', 'gap', 'strongLeg'],
  },
  {
    ...todo,
    id: 'balance-do-other-leg-brushing',
    topic: 'side',
    when: facts => free(facts) && legsDiffer(facts),
    says: ['weakLeg', 'strongLeg', 'gap'],
  },
  {
    ...todo,
    id: 'balance-do-write-your-name',
    ages: ['under-20'],
    when: free,
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-catch-a-ball',
    ages: ['under-20'],
    when: free,
  },
  {
    ...todo,
    id: 'balance-do-folded-towel',
    comesFirst: ({ reachedCap }) => reachedCap,
    ages: ['20-49'],
    when: freeForLong,
    says: ['practice', 'seconds'],
  },
  {
    ...todo,
    id: 'balance-do-head-turns',
    ages: ['20-49', '50-64'],
    when: freeForLong,
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-slow-reach',
    comesFirst: ({ seconds, reachedCap }) => seconds >= 45 && !reachedCap,
    ages: ['20-49', '50-64'],
    when: freeForLong,
  },
  {
    ...todo,
    id: 'balance-do-toothbrush',
    ages: ['20-49', '50-64'],
    when: free,
  },
  {
    ...todo,
    id: 'balance-do-beside-the-counter',
    comesFirst: ({ seconds }) => seconds < longHoldSeconds,
    when: free,
    says: ['practice', 'seconds', 'visit', 'last'],
  },
] as const satisfies readonly Advice<StanceFacts>[]
