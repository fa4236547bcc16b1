import { type Advice, always } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'

/** Knee angle in degrees; 90 is level thighs. House thresholds for the words only. */
const wellBelowLevel = 75
const justLevel = 85

const seen = { test: 'strength', kind: 'observation', zones: 'any', ages: 'any', when: always } as const
const isSquat = ({ movement, seated }: StrengthFacts) => movement === 'squat' && !seated

/** Squats, and what the camera says of any strength movement. */
export const squatObservations: readonly Advice<StrengthFacts>[] = [
  {
    ...seen,
    id: 'squats-none-yet',
    topic: 'level',
    when: facts => isSquat(facts) && facts.reps === 0,
    text: 'No squat reached level thighs yet.',
    because: 'Only full ones count, and depth comes before number.',
  },
  {
    ...seen,
    id: 'squats-plenty',
    topic: 'level',
    when: facts => isSquat(facts) && facts.score !== null && facts.score >= 80,
    text: '{squats} in {window} seconds is a lot for your age.',
    because: 'Strong thighs carry you upstairs and out of every chair.',
  },
  {
    ...seen,
    id: 'squats-solid',
    topic: 'level',
    zones: ['green'],
    when: facts => isSquat(facts),
    text: 'You did {squats} in {window} seconds.',
    because: 'That sits well among people of your age.',
  },
  {
    ...seen,
    id: 'squats-a-few-short',
    topic: 'level',
    zones: ['yellow'],
    when: facts => isSquat(facts),
    text: 'Your legs gave {squats} in {window} seconds.',
    because: 'A few more would put you with most people of your age.',
  },
  {
    ...seen,
    id: 'squats-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: facts => isSquat(facts),
    text: '{squats} in {window} seconds is your starting line.',
    because: 'Legs gain strength quickly once they are asked, whatever your age.',
  },
  {
    ...seen,
    id: 'strength-camera-lost-sight',
    topic: 'camera',
    when: facts => facts.cameraLostSight && facts.movement !== 'plank',
    text: 'The camera lost sight of you between some repetitions.',
    because: 'One or two may have gone uncounted.',
  },
  {
    ...seen,
    id: 'strength-camera-unsure',
    topic: 'camera',
    when: facts => facts.cameraWasUnsure,
    text: 'The picture was dim or crowded while you worked.',
    because: 'More light and your whole body in view make the number surer.',
  },
  {
    ...seen,
    id: 'squats-mostly-shallow',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials >= 3 && facts.partials >= facts.reps,
    text: 'Most of your squats stayed above level: {shallow}, seen but not counted.',
    because: 'The last hand’s width is where the thighs work hardest.',
  },
  {
    ...seen,
    id: 'squats-some-shallow',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials >= 1 && facts.reps >= 1,
    text: 'Besides the full ones we saw {shallow}, which did not count.',
    because: 'Legs that tire go less deep, which is perfectly normal.',
  },
  {
    ...seen,
    id: 'squats-deep',
    topic: 'depth',
    when: facts => isSquat(facts) && facts.deepestDegrees !== null && facts.deepestDegrees <= wellBelowLevel,
    text: 'Your deepest squat bent the knees to {depth} degrees, well below level.',
    because: 'You go lower than the test asks for.',
  },
  {
    ...seen,
    id: 'squats-just-level',
    topic: 'depth',
    when: facts => isSquat(facts) && facts.deepestDegrees !== null && facts.deepestDegrees >= justLevel,
    text: 'Even your deepest squat, {depth} degrees at the knees, only just reached level.',
    because: 'Sitting back a touch further makes every one safe to count.',
  },
  {
    ...seen,
    id: 'squats-all-full',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials === 0 && facts.reps >= 5,
    text: 'Every squat you started was a full one.',
    because: 'That is good control from the first to the last.',
  },
  {
    ...seen,
    id: 'squats-pace',
    topic: 'pace',
    when: facts => isSquat(facts) && facts.reps >= 8,
    text: 'On average that is one squat every {pace} seconds.',
    because: 'The same rhythm next time makes the two counts easy to compare.',
  },
]
