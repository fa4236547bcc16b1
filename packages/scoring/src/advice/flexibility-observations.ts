import { type Advice, plain } from './advice.ts'
import type { ReachFacts } from './reach-facts.ts'
import { isDeep } from './reach-signs.ts'

const seen = { ...plain, test: 'flexibility', kind: 'observation' } as const

export const flexibilityObservations = [
  {
    ...seen,
    id: 'reach-on-a-chair',
    topic: 'level',
    when: facts => facts.seated,
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-deep',
    topic: 'level',
    when: isDeep,
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-comfortable',
    topic: 'level',
    zones: ['green'],
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-a-bit-short',
    topic: 'level',
    zones: ['yellow'],
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-small-fold',
    topic: 'level',
    zones: ['red'],
    when: facts => facts.hipDegrees >= 120,
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-held-back',
    topic: 'level',
    zones: ['red'],
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-counted',
    topic: 'level',
    says: ['degrees'],
  },
  {
    ...seen,
    id: 'reach-camera-lost-sight',
    topic: 'camera',
    when: facts => facts.cameraLostSight,
  },
  {
    ...seen,
    id: 'reach-camera-unsure',
    topic: 'camera',
    when: facts => facts.cameraWasUnsure,
  },
  {
    ...seen,
    id: 'reach-further-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'better',
    says: ['last'],
  },
  {
    ...seen,
    id: 'reach-less-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'worse',
    says: ['last'],
  },
  {
    ...seen,
    id: 'reach-as-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'same',
    says: ['last', 'degrees'],
  },
  {
    ...seen,
    id: 'reach-unlike-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'unlike',
  },
  {
    ...seen,
    id: 'reach-bent-knees',
    topic: 'knees',
    when: facts => facts.bentKnees,
    says: ['bentDegrees'],
  },
  {
    ...seen,
    id: 'reach-soft-knees',
    topic: 'knees',
    when: facts => facts.kneeDegrees < 166,
  },
  {
    ...seen,
    id: 'reach-long-knees',
    topic: 'knees',
    when: facts => facts.kneeDegrees >= 172,
  },
] as const satisfies readonly Advice<ReachFacts>[]
