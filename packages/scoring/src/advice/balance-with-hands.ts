import { type Advice, plain } from './advice.ts'
import type { StanceFacts, Support } from './stance-facts.ts'
import { legsDiffer, liftsOften, swaysWidely } from './stance-signs.ts'

const todo = { ...plain, test: 'balance', kind: 'recommendation' } as const
const holding = (support: Support) => (facts: StanceFacts) => facts.support === support
const withHands = holding('both-hands')
const onHalfStep = holding('semi-tandem')
const onSupport = holding('supported')

/** For short holds at any age, and for people who chose a chair or both feet. */
export const balanceWithHands = [
  {
    ...todo,
    id: 'balance-do-both-hands',
    topic: 'practice',
    when: withHands,
    says: ['breaths', 'seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-shift-weight',
    comesFirst: ({ seconds }) => seconds < 1.5,
    topic: 'practice',
    when: withHands,
  },
  {
    ...todo,
    id: 'balance-do-rise-on-toes',
    comesFirst: ({ seconds, sway }) => seconds >= 1.5 && seconds < 5 && swaysWidely({ sway }),
    topic: 'practice',
    when: withHands,
  },
  {
    ...todo,
    id: 'balance-do-march',
    comesFirst: ({ seconds }) => seconds >= 5,
    topic: 'practice',
    when: withHands,
  },
  {
    ...todo,
    id: 'balance-do-other-leg-with-hands',
    topic: 'side',
    when: facts => withHands(facts) && legsDiffer(facts),
    says: ['weakLeg', 'gap', 'strongLeg'],
  },
  {
    ...todo,
    id: 'balance-do-other-leg-first-with-hands',
    topic: 'side',
    when: facts => withHands(facts) && legsDiffer(facts),
    says: ['weakLeg', 'strongLeg', 'gap'],
  },
  {
    ...todo,
    id: 'balance-do-lighter-hand',
    topic: 'practice',
    when: onSupport,
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-draw-circles',
    topic: 'practice',
    when: onSupport,
  },
  {
    ...todo,
    id: 'balance-do-half-step',
    topic: 'practice',
    when: onHalfStep,
    says: ['seconds', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'balance-do-half-step-looking',
    topic: 'practice',
    when: onHalfStep,
  },
  {
    ...todo,
    id: 'balance-do-settle-first-with-hands',
    topic: 'technique',
    when: facts => withHands(facts) && liftsOften(facts),
    says: ['holds'],
  },
  {
    ...todo,
    id: 'balance-do-quiet-eyes-with-hands',
    topic: 'technique',
    when: facts => withHands(facts) && swaysWidely(facts),
  },
] as const satisfies readonly Advice<StanceFacts>[]
