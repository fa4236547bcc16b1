import { type Advice, always } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'

const seen = { test: 'strength', kind: 'observation', zones: 'any', ages: 'any', when: always } as const
const isPushUp = ({ movement }: StrengthFacts) => movement === 'push-up'
const isPlank = ({ movement }: StrengthFacts) => movement === 'plank'
const isJack = ({ movement }: StrengthFacts) => movement === 'jumping-jack'

/** Push-ups, planks and jumping jacks: told beside the age, which they have no part in. */
export const armsAndTrunkObservations: readonly Advice<StrengthFacts>[] = [
  {
    ...seen,
    id: 'push-ups-none-yet',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps === 0,
    text: 'No push-up reached a right angle at the elbows yet.',
    because: 'Full ones come more easily with the hands raised, on a table edge or a wall.',
  },
  {
    ...seen,
    id: 'push-ups-counted',
    topic: 'level',
    when: facts => isPushUp(facts) && facts.reps > 0 && facts.score === null,
    text: 'You did {pushUps} in {window} seconds.',
    because: 'No published count covers your age and sex, so your own next one is the best yardstick.',
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
    because: 'You are compared with people fitter than most, and arms learn fast.',
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
    id: 'jumping-jacks-counted',
    topic: 'level',
    when: isJack,
    text: 'You did {jacks} in {window} seconds.',
    because:
      'No study says how many people of your age do, so there is no score, only your own count to beat.',
  },
  {
    ...seen,
    id: 'jumping-jacks-halves',
    topic: 'partials',
    when: facts => isJack(facts) && facts.partials >= 1,
    text: 'Seen but not counted: {halves}, hands without feet or feet without hands.',
    because: 'When both arrive together, every one of them counts.',
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
    because: 'Published times exist for students only, so this one has no score.',
  },
  {
    ...seen,
    id: 'plank-compared',
    topic: 'level',
    when: facts => isPlank(facts) && facts.score !== null,
    text: 'You kept one straight line for {plank}.',
    because: 'The score compares you with students, the only people with published times.',
  },
]
