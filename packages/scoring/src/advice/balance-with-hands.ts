import { type Advice, plain } from './advice.ts'
import type { StanceFacts, Support } from './stance-facts.ts'
import { legsDiffer, liftsOften, swaysWidely } from './stance-signs.ts'

const todo = { ...plain, test: 'balance', kind: 'recommendation' } as const
const holding = (support: Support) => (facts: StanceFacts) => facts.support === support
const withHands = holding('both-hands')
const onHalfStep = ({ support, ease }: StanceFacts) => support === 'easier-way' && ease === 'semi-tandem'
const onSupport = ({ support, ease }: StanceFacts) => support === 'easier-way' && ease === 'supported'

/** For short holds at any age, and for those who chose a chair or both feet. */
export const balanceWithHands: readonly Advice<StanceFacts>[] = [
  {
    ...todo,
    id: 'balance-do-both-hands',
    topic: 'practice',
    when: withHands,
    text: 'Stand behind a sturdy chair with both hands on its back, and lift one foot for {breaths}. Three times a side, once a day.',
    because: 'Today it was {seconds}{since}; two hands take the hurry out of it.',
  },
  {
    ...todo,
    id: 'balance-do-shift-weight',
    comesFirst: ({ seconds }) => seconds < 1.5,
    topic: 'practice',
    when: withHands,
    text: 'Hold the back of a sturdy chair with both hands and move your weight slowly from one foot to the other. Ten times, once a day.',
    because: 'Lifting a foot begins with moving your weight across, and here you practise just that.',
  },
  {
    ...todo,
    id: 'balance-do-rise-on-toes',
    comesFirst: ({ seconds, sway }) => seconds >= 1.5 && seconds < 5 && swaysWidely({ sway }),
    topic: 'practice',
    when: withHands,
    text: 'With both hands on the back of a sturdy chair, rise on your toes and come down slowly. Eight times, once a day.',
    because: 'Both feet stay where they are, and you go only as high as you like.',
  },
  {
    ...todo,
    id: 'balance-do-march',
    comesFirst: ({ seconds }) => seconds >= 5,
    topic: 'practice',
    when: withHands,
    text: 'Holding a sturdy chair with both hands, march slowly on the spot. Ten steps a side, once a day.',
    because: 'Every step is a moment on one leg, with your hands to steady you.',
  },
  {
    ...todo,
    id: 'balance-do-other-leg-with-hands',
    topic: 'side',
    when: facts => withHands(facts) && legsDiffer(facts),
    text: 'With both hands on a sturdy chair, give your {weakLeg} leg one turn more than the other.',
    because: 'It was {gap} behind your {strongLeg} leg today.',
  },
  {
    ...todo,
    id: 'balance-do-other-leg-first-with-hands',
    topic: 'side',
    when: facts => withHands(facts) && legsDiffer(facts),
    text: 'With both hands on a sturdy chair, begin with your {weakLeg} leg and let the {strongLeg} one follow.',
    because: 'Your two sides were {gap} apart today, and you are freshest at the start.',
  },
  {
    ...todo,
    id: 'balance-do-lighter-hand',
    topic: 'practice',
    when: onSupport,
    text: 'With one hand on a sturdy chair, lift a foot for five slow breaths. Twice a side, once a day.',
    because: 'You kept a foot up for {seconds} today{since}, and the chair stays where it is.',
  },
  {
    ...todo,
    id: 'balance-do-draw-circles',
    topic: 'practice',
    when: onSupport,
    text: 'With one hand on a sturdy chair, lift a foot and draw three slow circles with it. Twice a side, once a day.',
    because: 'The hand keeps you steady while the other foot has something to do.',
  },
  {
    ...todo,
    id: 'balance-do-half-step',
    topic: 'practice',
    when: onHalfStep,
    text: 'Next to a sturdy chair, stand in the half-step for five slow breaths. Twice with each foot in front, once a day.',
    because: 'You stood for {seconds} today{since}; stay with what is steady.',
  },
  {
    ...todo,
    id: 'balance-do-half-step-looking',
    topic: 'practice',
    when: onHalfStep,
    text: 'With one hand on a sturdy chair, stand in the half-step and look slowly left, then right. Three times with each foot in front, most days.',
    because: 'The feet stay as they are, and only your head moves.',
  },
  {
    ...todo,
    id: 'balance-do-settle-first-with-hands',
    topic: 'technique',
    when: facts => withHands(facts) && liftsOften(facts),
    text: 'With both hands on a sturdy chair, let your weight settle over one foot for two breaths, and only then lift the other.',
    because: 'You lifted off {holds} times today, so the start is the part to take slowly.',
  },
  {
    ...todo,
    id: 'balance-do-quiet-eyes-with-hands',
    topic: 'technique',
    when: facts => withHands(facts) && swaysWidely(facts),
    text: 'With both hands on a sturdy chair, rest your eyes on one spot at eye height while a foot is up.',
    because: 'Your hips moved a good way from side to side today; see whether a fixed spot suits you.',
  },
]
