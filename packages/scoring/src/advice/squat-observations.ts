import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isSquat, onlyJustLevel, staysShallow } from './strength-signs.ts'

/** Knee angle in degrees; 90 is level thighs. A house threshold for the words only. */
const wellBelowLevel = 75

const seen = { ...plain, test: 'strength', kind: 'observation' } as const

/** Squats, and what the camera says of any strength movement. */
export const squatObservations: readonly Advice<StrengthFacts>[] = [
  {
    ...seen,
    id: 'squats-none-yet',
    topic: 'level',
    when: facts => isSquat(facts) && facts.reps === 0,
    text: 'No squat reached level thighs yet.',
    because: 'Only full ones count; further down you can read what to try.',
  },
  {
    ...seen,
    id: 'squats-plenty',
    topic: 'level',
    when: facts => isSquat(facts) && facts.score !== null && facts.score >= 80,
    text: '{squats} in {window} seconds is a lot for your age.',
    because: 'Set beside chair stands, as no table of free squats exists.',
  },
  {
    ...seen,
    id: 'squats-solid',
    topic: 'level',
    zones: ['green'],
    when: facts => isSquat(facts),
    text: 'You did {squats} in {window} seconds.',
    because: 'As far as we can estimate, that sits well among people of your age.',
  },
  {
    ...seen,
    id: 'squats-a-few-short',
    topic: 'level',
    zones: ['yellow'],
    when: facts => isSquat(facts),
    text: 'Your legs gave {squats} in {window} seconds.',
    because: 'As far as we can estimate, most people of your age do a few more.',
  },
  {
    ...seen,
    id: 'squats-at-the-start',
    topic: 'level',
    zones: ['red'],
    when: facts => isSquat(facts),
    text: '{squats} in {window} seconds is your starting line.',
    because: 'As far as we can estimate, most people of your age do more; begin from your own number.',
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
    because: 'More light, and your whole body in view, will let the camera count better.',
  },
  {
    ...seen,
    id: 'strength-more-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'better',
    text: 'Last time it was {last}, so this is more.',
    because: 'Two ordinary days of one person differ by less than that.',
  },
  {
    ...seen,
    id: 'strength-less-than-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'worse',
    text: 'Last time it was more: {last}.',
    because: 'Two ordinary days differ by less; sleep, shoes and the hour may have had a part.',
  },
  {
    ...seen,
    id: 'strength-as-last-time',
    topic: 'since',
    when: ({ trend }) => trend === 'same',
    text: 'It was {last} last time.',
    because: 'Two ordinary days of one person lie as far apart as that, or further.',
  },
  {
    ...seen,
    id: 'squats-mostly-shallow',
    topic: 'partials',
    when: staysShallow,
    text: 'Most of your squats stayed above level: {shallow}, seen but not counted.',
    because: 'One begins to count at level thighs.',
  },
  {
    ...seen,
    id: 'squats-some-shallow',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials >= 1 && facts.reps >= 1,
    text: 'Besides the full ones we saw {shallow}, which did not count.',
    because: 'They stopped above level thighs.',
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
    when: onlyJustLevel,
    text: 'Even your deepest squat, {depth} degrees at the knees, only just reached level.',
    because: 'Sit back a touch further, and none of them is in doubt.',
  },
  {
    ...seen,
    id: 'squats-all-full',
    topic: 'partials',
    when: facts => isSquat(facts) && facts.partials === 0 && facts.reps >= 5,
    text: 'Every squat you started was a full one.',
    because: 'Nothing was left out of the count.',
  },
  {
    ...seen,
    id: 'squats-pace',
    topic: 'pace',
    when: facts => isSquat(facts) && facts.reps >= 8,
    text: 'On average that is one squat every {pace} seconds.',
    because: 'Counted over the whole window, pauses included.',
  },
]
