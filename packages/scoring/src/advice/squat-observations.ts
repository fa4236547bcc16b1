import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isSquat, onlyJustLevel, staysShallow } from './strength-signs.ts'

/** Knee angle in degrees; level thighs are at 90. House threshold, for wording only. */
const wellBelowLevel = 75

const seen = { ...plain, test: 'strength', kind: 'observation' } as const

/** Squats, and what the camera shows of any strength movement. */
export const squatObservations = [
  {
    ...seen,
    id: 'squats-none-yet',
    topic: 'level',
    when: facts => isSquat(facts) && facts.reps === 0,
  },
  {
    ...seen,
    id: 'squats-plenty',
    topic: 'level',
    when: facts => isSquat(facts) && facts.score !== null && facts.score >= 80,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'squats-solid',
    topic: 'level',
    zones: ['green'],
    when: facts => isSquat(facts),
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'squats-a-few-short',
    topic: 'level',
    zones: ['yellow'],
    when: facts => isSquat(facts),
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'squats-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: facts => isSquat(facts),
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'squats-counted',
    topic: 'level',
    when: isSquat,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'strength-camera-lost-sight',
    topic: 'camera',
    when: facts => facts.cameraLostSight && facts.movement !== 'plank',
  },
  {
    ...seen,
    id: 'strength-camera-unsure',
    topic: 'camera',
    when: facts => facts.cameraWasUnsure,
  },
  {
    ...seen,
    id: 'strength-more-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'better',
    says: ['unit', 'last'],
  },
  {
    ...seen,
    id: 'strength-less-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'worse',
    says: ['unit', 'last'],
  },
  {
    ...seen,
    id: 'strength-as-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'same',
    says: ['unit', 'last'],
  },
  {
    ...seen,
    id: 'strength-unlike-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'unlike',
  },
  {
    ...seen,
    id: 'squats-mostly-shallow',
    topic: 'partials',
    when: staysShallow,
    says: ['partials'],
  },
  {
    ...seen,
    id: 'squats-some-shallow',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials >= 1 && facts.reps >= 1,
    says: ['partials'],
  },
  {
    ...seen,
    id: 'squats-deep',
    topic: 'depth',
    when: facts => isSquat(facts) && facts.deepestDegrees !== null && facts.deepestDegrees <= wellBelowLevel,
    says: ['depth'],
  },
  {
    ...seen,
    id: 'squats-just-level',
    topic: 'depth',
    when: onlyJustLevel,
    says: ['depth'],
  },
  {
    ...seen,
    id: 'squats-all-full',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials === 0 && facts.reps >= 5,
  },
  {
    ...seen,
    id: 'squats-pace',
    topic: 'pace',
    when: facts => isSquat(facts) && facts.reps >= 8,
    says: ['pace'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
