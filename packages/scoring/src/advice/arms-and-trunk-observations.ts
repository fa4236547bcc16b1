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

/** Push-ups, planks and jumping jacks: told beside the age, which they have no part in. */
export const armsAndTrunkObservations: readonly Advice<StrengthFacts>[] = [
  {
    ...seen,
    id: 'push-ups-none-yet',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps === 0,
    text: 'No push-up reached a right angle at the elbows yet.',
    because: 'With the hands raised, on a table edge or a wall, your arms carry less of you.',
  },
  {
    ...seen,
    id: 'push-ups-counted',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps > 0 && facts.score === null,
    text: 'You did {pushUps} in {window} seconds.',
    because:
      'We know of no published count of a minute for people of your age and sex, so your own number is the one to watch.',
  },
  {
    ...seen,
    id: 'push-ups-plenty',
    topic: 'level',
    zones: ['green'],
    when: isPushUp,
    text: 'You pressed up {times} in {window} seconds.',
    because: 'That holds its own beside people who train often.',
  },
  {
    ...seen,
    id: 'push-ups-some',
    topic: 'level',
    zones: ['yellow'],
    when: isPushUp,
    text: 'Your arms gave {pushUps} in {window} seconds.',
    because: 'The people you are compared with are fitter than most, so read the score kindly.',
  },
  {
    ...seen,
    id: 'push-ups-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: isPushUp,
    text: '{pushUps} in {window} seconds is where your arms begin.',
    because: 'You are compared with people fitter than most, so it is a beginning and no more than that.',
  },
  {
    ...seen,
    id: 'push-ups-some-shallow',
    topic: 'partials',
    when: facts => isPushUp(facts) && facts.partials >= 1,
    text: 'We also saw {shallow}, short of a right angle at the elbows.',
    because: 'We count full ones only, so that the next count means the same.',
  },
  {
    ...seen,
    id: 'counted-without-norm',
    topic: 'level',
    when: isCountedWithoutNorm,
    text: 'You did {counted} in {window} seconds.',
    because: 'We know of no study that counted them by age, so there is no score.',
  },
  {
    ...seen,
    id: 'jumping-jacks-halves',
    topic: 'partials',
    when: facts => isJack(facts) && facts.partials >= 1,
    text: 'Seen but not counted: {halves}, hands without feet or feet without hands.',
    because: 'One counts when hands and feet arrive together.',
  },
  {
    ...seen,
    id: 'plank-whole-window',
    topic: 'level',
    when: facts => isPlank(facts) && facts.outlasted,
    text: 'You held the plank for the whole {window} seconds.',
    because: 'The clock ran out first, so read it as "at least this long".',
  },
  {
    ...seen,
    id: 'plank-counted',
    topic: 'level',
    when: facts => isPlank(facts) && facts.score === null,
    text: 'You held the plank for {plank}.',
    because: 'The published times we use are of students of about 20, so this one has no score.',
  },
  {
    ...seen,
    id: 'plank-compared',
    topic: 'level',
    when: facts => isPlank(facts) && facts.score !== null,
    text: 'You kept one straight line for {plank}.',
    because: 'The score compares you with students of about 20.',
  },
]
