import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isStand } from './strength-signs.ts'

const seen = { ...plain, test: 'strength', kind: 'observation' } as const

export const chairStandObservations: readonly Advice<StrengthFacts>[] = [
  {
    ...seen,
    id: 'stands-none-yet',
    topic: 'level',
    when: facts => isStand(facts) && facts.reps === 0,
    text: 'No stand from the chair was a full one yet.',
    because: 'One counts once you are all the way up; a higher seat is a good place to begin.',
  },
  {
    ...seen,
    id: 'stands-plenty',
    topic: 'level',
    when: facts => isStand(facts) && facts.score !== null && facts.score >= 80,
    text: 'Up from the chair {times} in {window} seconds: that is a lot for your age.',
    because: 'Published counts were made from a chair too, so the comparison is a close one.',
  },
  {
    ...seen,
    id: 'stands-solid',
    topic: 'level',
    zones: ['green'],
    when: isStand,
    text: 'You stood up from the chair {times} in {window} seconds.',
    because: 'Among people of your age that sits well.',
  },
  {
    ...seen,
    id: 'stands-a-few-short',
    topic: 'level',
    zones: ['yellow'],
    when: isStand,
    text: 'Your legs brought you up from the chair {times} in {window} seconds.',
    because: 'Most people of your age come up a little more often.',
  },
  {
    ...seen,
    id: 'stands-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: isStand,
    text: 'From the chair, {times} in {window} seconds is where you start.',
    because: 'Most people of your age come up more often; begin from your own number.',
  },
  {
    ...seen,
    id: 'stands-some-short',
    topic: 'partials',
    when: facts => isStand(facts) && facts.partials >= 1,
    text: 'We also saw {rises}, short of standing tall.',
    because: 'We count those that end standing tall.',
  },
]
