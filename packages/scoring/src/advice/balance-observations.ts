import { type Advice, always } from './advice.ts'
import type { StanceFacts } from './stance-facts.ts'

/** House thresholds, in body heights and seconds: nothing is published for hips seen by one phone. */
const wideSway = 0.02
const quietSway = 0.008
const tellingGapSeconds = 5

const seen = { test: 'balance', kind: 'observation', zones: 'any', ages: 'any', when: always } as const

export const balanceObservations: readonly Advice<StanceFacts>[] = [
  {
    ...seen,
    id: 'balance-with-a-chair',
    topic: 'level',
    when: facts => facts.ease === 'supported',
    text: 'With a hand on the chair, you kept {foot} off the floor for {seconds}.',
    because: 'The chair stays where it is; let the seconds grow, and the hand become lighter.',
  },
  {
    ...seen,
    id: 'balance-half-step',
    topic: 'level',
    when: facts => facts.ease === 'semi-tandem',
    text: 'In the half-step you stood for {seconds} without moving a foot.',
    because: 'Standing on one leg grows from here, so your own seconds are what to watch.',
  },
  {
    ...seen,
    id: 'balance-whole-window',
    topic: 'level',
    when: facts => facts.ease === null && facts.reachedCap,
    text: 'You stood on one leg for the whole {window} seconds.',
    because: 'The clock ran out before you did, so read the score as "at least this good".',
  },
  {
    ...seen,
    id: 'balance-holds-its-own',
    topic: 'level',
    zones: ['green'],
    text: 'You kept {foot} off the floor for {seconds}.',
    because: 'That holds its own among people of your age.',
  },
  {
    ...seen,
    id: 'balance-nearly-there',
    topic: 'level',
    zones: ['yellow'],
    text: 'You kept {foot} up for {seconds}.',
    because: 'Many people of your age stay up a little longer, and balance answers well to practice.',
  },
  {
    ...seen,
    id: 'balance-first-moments',
    topic: 'level',
    zones: ['red'],
    when: facts => facts.seconds < 3,
    text: 'Standing on one leg is in its first moments: {seconds} so far.',
    because: 'The first seconds are the hardest to win and the quickest to grow.',
  },
  {
    ...seen,
    id: 'balance-at-the-start',
    topic: 'level',
    zones: ['red'],
    text: 'On one leg, {seconds} is where you start.',
    because: 'Most people of your age stay up longer, so a little practice goes a long way here.',
  },
  {
    ...seen,
    id: 'balance-camera-lost-sight',
    topic: 'camera',
    when: facts => facts.cameraLostSight,
    text: 'The camera lost sight of you now and then while you balanced.',
    because: 'The true hold may be a little longer than the one we saw.',
  },
  {
    ...seen,
    id: 'balance-camera-unsure',
    topic: 'camera',
    when: facts => facts.cameraWasUnsure,
    text: 'The picture was not very clear during the balance.',
    because: 'More light and your whole body in view will make the next one more exact.',
  },
  {
    ...seen,
    id: 'balance-leg-gap',
    topic: 'legs',
    when: ({ legGapSeconds }) => legGapSeconds !== null && legGapSeconds >= tellingGapSeconds,
    text: 'Standing on your {strongLeg} leg went {gap} better than on your {weakLeg} leg.',
    because: 'A difference between sides is common and tells you where to begin.',
  },
  {
    ...seen,
    id: 'balance-many-short-holds',
    topic: 'holds',
    when: facts => facts.legsTried > 0 && facts.holdCount >= 4,
    text: 'You lifted off {holds} times.',
    because: 'Many short tries say that the moment of lifting is the part to practise.',
  },
  {
    ...seen,
    id: 'balance-wide-sway',
    topic: 'sway',
    when: facts => facts.sway >= wideSway,
    text: 'Your hips travelled a good way from side to side to keep you up.',
    because: 'Balancing with the ankle and a quiet hip costs less effort.',
  },
  {
    ...seen,
    id: 'balance-quiet-hips',
    topic: 'sway',
    when: ({ sway, seconds }) => sway <= quietSway && seconds >= 5,
    text: 'Your hips hardly moved during the longest hold.',
    because: 'That is the sign of an ankle doing its work.',
  },
  {
    ...seen,
    id: 'balance-legs-alike',
    topic: 'legs',
    when: ({ legGapSeconds }) => legGapSeconds !== null && legGapSeconds < tellingGapSeconds,
    text: 'Both legs did about the same.',
    because: 'Even sides make walking and turning easy.',
  },
  {
    ...seen,
    id: 'balance-one-leg-only',
    topic: 'legs',
    when: ({ legsTried, reachedCap }) => legsTried === 1 && !reachedCap,
    text: 'We saw you on your {strongLeg} leg only.',
    because: 'The other one may have its own story, so give it a turn next time.',
  },
]
