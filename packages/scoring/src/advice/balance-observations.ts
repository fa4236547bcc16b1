import { type Advice, plain } from './advice.ts'
import { steadyFromSeconds } from './reader.ts'
import type { StanceFacts } from './stance-facts.ts'
import { legsDiffer, liftsOften, swaysWidely } from './stance-signs.ts'

/** House threshold in body heights, since none is published for hip sway seen by one phone. */
const quietSway = 0.008

const seen = { ...plain, test: 'balance', kind: 'observation' } as const

export const balanceObservations = [
  {
    ...seen,
    id: 'balance-with-a-chair',
    topic: 'level',
    when: facts => facts.variant === 'supported',
    says: ['foot', 'seconds'],
  },
  {
    ...seen,
    id: 'balance-half-step',
    topic: 'level',
    when: facts => facts.variant === 'semi-tandem',
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-whole-window',
    topic: 'level',
    when: facts => facts.variant === null && facts.wholeWindow,
    says: ['window'],
  },
  {
    ...seen,
    id: 'balance-still-up',
    topic: 'level',
    when: facts => facts.variant === null && facts.reachedCap,
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-first-moments',
    topic: 'level',
    when: facts => facts.seconds < 3,
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: facts => facts.score !== null && facts.score < 40,
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-begin-here',
    topic: 'level',
    when: facts => facts.seconds < steadyFromSeconds || facts.zone === 'red',
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-holds-its-own',
    topic: 'level',
    zones: ['green'],
    says: ['foot', 'seconds'],
  },
  {
    ...seen,
    id: 'balance-nearly-there',
    topic: 'level',
    zones: ['yellow'],
    says: ['foot', 'seconds'],
  },
  {
    ...seen,
    id: 'balance-counted',
    topic: 'level',
    says: ['seconds'],
  },
  {
    ...seen,
    id: 'balance-camera-lost-sight',
    topic: 'camera',
    when: facts => facts.cameraLostSight,
  },
  {
    ...seen,
    id: 'balance-camera-unsure',
    topic: 'camera',
    when: facts => facts.cameraWasUnsure,
  },
  {
    ...seen,
    id: 'balance-longer-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'better',
    says: ['last'],
  },
  {
    ...seen,
    id: 'balance-shorter-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'worse',
    says: ['last'],
  },
  {
    ...seen,
    id: 'balance-as-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'same',
    says: ['last', 'seconds'],
  },
  {
    ...seen,
    id: 'balance-unlike-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'unlike',
  },
  {
    ...seen,
    id: 'balance-leg-gap',
    topic: 'legs',
    when: legsDiffer,
    says: ['strongLeg', 'gap', 'weakLeg'],
  },
  {
    ...seen,
    id: 'balance-many-short-holds',
    topic: 'holds',
    when: liftsOften,
    says: ['holds'],
  },
  {
    ...seen,
    id: 'balance-wide-sway',
    topic: 'sway',
    when: swaysWidely,
  },
  {
    ...seen,
    id: 'balance-quiet-hips',
    topic: 'sway',
    when: ({ sway, seconds }) => sway <= quietSway && seconds >= 5,
  },
  {
    ...seen,
    id: 'balance-legs-alike',
    topic: 'legs',
    when: facts => facts.legGapSeconds !== null && !legsDiffer(facts),
  },
  {
    ...seen,
    id: 'balance-second-minute',
    topic: 'legs',
    when: ({ legsTried, hasSecondMinute }) => legsTried === 1 && hasSecondMinute,
    says: ['strongLeg', 'weakLeg'],
  },
  {
    ...seen,
    id: 'balance-one-leg-only',
    topic: 'legs',
    when: ({ legsTried, reachedCap }) => legsTried === 1 && !reachedCap,
    says: ['strongLeg'],
  },
] as const satisfies readonly Advice<StanceFacts>[]
