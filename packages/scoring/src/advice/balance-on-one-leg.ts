import { type Advice, always, plain } from './advice.ts'
import { balanceAmongAdults } from './balance-without-chair.ts'
import type { StanceFacts } from './stance-facts.ts'
import { legsDiffer, liftsOften, swaysWidely } from './stance-signs.ts'

const todo = { ...plain, test: 'balance', kind: 'recommendation' } as const
const touching = ({ support }: StanceFacts) => support === 'fingertip'
const near = ({ support }: StanceFacts) => support === 'chair-near'
const onOneLeg = ({ support, variant }: StanceFacts) => support !== 'both-hands' && !variant

/** For holds of five seconds or more without support. */
export const balanceOnOneLeg = [
  {
    ...todo,
    id: 'balance-do-carry-on-near-chair',
    topic: 'practice',
    chair: true,
    comesFirst: always,
    when: facts => onOneLeg(facts) && facts.trend === 'better',
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-carry-on',
    topic: 'practice',
    chair: false,
    comesFirst: always,
    when: facts => onOneLeg(facts) && facts.trend === 'better',
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-go-back-a-step',
    topic: 'practice',
    comesFirst: always,
    when: facts => onOneLeg(facts) && facts.trend === 'worse',
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-light-touch',
    topic: 'practice',
    when: touching,
    says: ['practice', 'seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-feet-close',
    comesFirst: swaysWidely,
    topic: 'practice',
    when: touching,
  },
  {
    ...todo,
    id: 'balance-do-slow-swing',
    comesFirst: facts => facts.legGapSeconds !== null && !legsDiffer(facts),
    topic: 'practice',
    when: touching,
  },
  {
    ...todo,
    id: 'balance-do-other-leg-touching',
    topic: 'side',
    when: facts => touching(facts) && legsDiffer(facts),
    says: ['weakLeg', 'gap', 'strongLeg'],
  },
  {
    ...todo,
    id: 'balance-do-other-leg-first-touching',
    topic: 'side',
    when: facts => touching(facts) && legsDiffer(facts),
    says: ['weakLeg', 'strongLeg', 'gap'],
  },
  {
    ...todo,
    id: 'balance-do-other-leg-near-chair',
    topic: 'side',
    when: facts => near(facts) && legsDiffer(facts),
    says: ['weakLeg', 'strongLeg', 'gap'],
  },
  {
    ...todo,
    id: 'balance-do-other-leg-first-and-last',
    topic: 'side',
    when: facts => near(facts) && legsDiffer(facts),
    says: ['weakLeg', 'gap'],
  },
  {
    ...todo,
    id: 'balance-do-counter-walk',
    comesFirst: ({ reachedCap, seconds }) => reachedCap || seconds >= 45,
    topic: 'practice',
    when: near,
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-head-turns-near-chair',
    topic: 'practice',
    when: near,
  },
  {
    ...todo,
    id: 'balance-do-kettle',
    comesFirst: ({ seconds }) => seconds < 30,
    topic: 'practice',
    when: near,
  },
  ...balanceAmongAdults,
  {
    ...todo,
    id: 'balance-do-rest-between',
    topic: 'technique',
    when: facts => onOneLeg(facts) && facts.faded,
  },
  {
    ...todo,
    id: 'balance-do-settle-first-near-chair',
    topic: 'technique',
    chair: true,
    when: facts => onOneLeg(facts) && liftsOften(facts),
    says: ['holds'],
  },
  {
    ...todo,
    id: 'balance-do-settle-first',
    topic: 'technique',
    chair: false,
    when: facts => onOneLeg(facts) && liftsOften(facts),
    says: ['holds'],
  },
  {
    ...todo,
    id: 'balance-do-quiet-eyes',
    topic: 'technique',
    when: facts => onOneLeg(facts) && swaysWidely(facts),
  },
] as const satisfies readonly Advice<StanceFacts>[]
