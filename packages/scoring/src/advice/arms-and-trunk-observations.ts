import { movements } from '@lithe/movements/catalog'
import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'

const seen = { ...plain, test: 'strength', kind: 'observation' } as const
const isPushUp = ({ movement }: StrengthFacts) => movement === 'push-up'
const isPlank = ({ movement }: StrengthFacts) => movement === 'plank'
const isCountedWithoutNorm = ({ movement }: StrengthFacts) => {
  const { kind, scorer } = movements[movement]
  return kind === 'repetitions' && scorer === null
}
const isJack = ({ movement }: StrengthFacts) => movement === 'jumping-jack'

/** Push-ups, planks and jumping jacks: reported, but without effect on the age. */
export const armsAndTrunkObservations = [
  {
    ...seen,
    id: 'push-ups-none-yet',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps === 0,
  },
  {
    ...seen,
    id: 'push-ups-counted',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps > 0 && facts.score === null,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'push-ups-plenty',
    topic: 'level',
    zones: ['green'],
    when: isPushUp,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'push-ups-some',
    topic: 'level',
    zones: ['yellow'],
    when: isPushUp,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'push-ups-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: isPushUp,
    says: ['reps', 'window'],
  },
  {
    ...seen,
    id: 'push-ups-some-shallow',
    topic: 'partials',
    when: facts => isPushUp(facts) && facts.partials >= 1,
    says: ['partials'],
  },
  {
    ...seen,
    id: 'counted-without-norm',
    topic: 'level',
    when: isCountedWithoutNorm,
    says: ['counted', 'reps', 'window'],
  },
  {
    ...seen,
    id: 'jumping-jacks-halves',
    topic: 'partials',
    when: facts => isJack(facts) && facts.partials >= 1,
    says: ['partials'],
  },
  {
    ...seen,
    id: 'plank-whole-window',
    topic: 'level',
    when: facts => isPlank(facts) && facts.outlasted,
    says: ['window'],
  },
  {
    ...seen,
    id: 'plank-counted',
    topic: 'level',
    when: facts => isPlank(facts) && facts.score === null,
    says: ['plank'],
  },
  {
    ...seen,
    id: 'plank-compared',
    topic: 'level',
    when: facts => isPlank(facts) && facts.score !== null,
    says: ['plank'],
  },
] as const satisfies readonly Advice<StrengthFacts>[]
