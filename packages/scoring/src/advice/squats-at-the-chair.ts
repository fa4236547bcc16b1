import { type Advice, always, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'
import { isHurried, isPlenty, isSquat, onlyJustLevel, staysShallow } from './strength-signs.ts'

const todo = {
  ...plain,
  test: 'strength',
  kind: 'recommendation',
  topic: 'strength',
  chair: true,
  when: isSquat,
} as const
const fewSquats = 5

/** After squats, for those who are given something to hold. */
export const squatsAtTheChair: readonly Advice<StrengthFacts>[] = [
  {
    ...todo,
    id: 'squats-do-touch-the-seat',
    topic: 'depth',
    when: staysShallow,
    text: 'Squat in front of a sturdy chair against the wall until you just feel the seat, then stand. Six times, every other day.',
    because: 'We saw {shallow} today, and the seat shows how deep is deep enough.',
  },
  {
    ...todo,
    id: 'squats-do-hold-and-count',
    topic: 'depth',
    when: staysShallow,
    text: 'Holding the back of a sturdy chair, take a slow count of four on the way down, as deep as feels easy. Five times, every other day.',
    because: 'Depth comes first; the number can wait.',
  },
  {
    ...todo,
    id: 'squats-do-sit-further-back-chair',
    topic: 'depth',
    when: onlyJustLevel,
    text: 'With a hand on something steady and a sturdy chair close behind you, sit back a little further in each squat, heels down.',
    because: 'Your deepest today was {depth} degrees at the knees, and a full one begins at 90.',
  },
  {
    ...todo,
    id: 'squats-do-carry-on-chair',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'better',
    text: 'Whatever you have been doing for your legs, carry on with it two or three days a week, with a sturdy chair within reach.',
    because: 'You did {reps} today{since}, further apart than two ordinary days.',
  },
  {
    ...todo,
    id: 'squats-do-gently-chair',
    comesFirst: always,
    when: facts => isSquat(facts) && facts.trend === 'worse',
    text: 'Go gently this week: stand up from a sturdy chair and sit down slowly, hands helping. {Set} times, every other day.',
    because: 'It was {reps} today{since}. A tired day happens, and the next visit will tell more.',
  },
  {
    ...todo,
    id: 'squats-do-stand-up-with-hands',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps < fewSquats,
    text: 'Stand up from a sturdy chair and sit down slowly, hands helping as much as they like. Five times, twice a day.',
    because: 'The chair is under you, so the pace is yours.',
  },
  {
    ...todo,
    id: 'squats-do-lean-and-rise',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps < fewSquats,
    text: 'Sit towards the front of a sturdy chair, lean forward until your weight is on your feet, and stand. Five times, once a day.',
    because: 'First the weight over the feet, then up; hands are welcome.',
  },
  {
    ...todo,
    id: 'squats-do-stand-up-arms-crossed',
    zones: ['red'],
    when: facts => isSquat(facts) && facts.reps >= fewSquats,
    text: 'Stand up from a sturdy chair with your arms crossed, and take three seconds to sit. {Set} times, once a day.',
    because: 'You did {squats} today{since}; here you have a seat under you.',
  },
  {
    ...todo,
    id: 'squats-do-once-more',
    zones: ['red'],
    text: 'Each time you get up from a sturdy chair today, sit down once more, slowly, and stand again.',
    because: 'It needs no time set aside.',
  },
  {
    ...todo,
    id: 'squats-do-second-set-chair',
    zones: ['yellow'],
    text: 'Holding the back of a sturdy chair, squat {set} times, rest for a minute and do it again. Three days this week.',
    because: 'Two such sets come to a little more than the {reps} of today.',
  },
  {
    ...todo,
    id: 'squats-do-slow-sitting',
    comesFirst: facts => facts.partials > 0,
    zones: ['yellow'],
    text: 'Stand up from a sturdy chair without your hands and sit down slowly, {set} times, then once more after a rest. Three days this week.',
    because:
      'In 47 studies of people from 50 on, those who trained against resistance pressed about 29 % more with their legs at the end.',
    source: 'peterson2010',
  },
  {
    ...todo,
    id: 'squats-do-slow-lowering-chair',
    zones: ['green'],
    text: 'With a hand on a sturdy chair, take four seconds on the way down of each squat. {Set} times, twice this week.',
    because: 'You did {squats} today{since}, so let them be slow ones.',
  },
  {
    ...todo,
    id: 'squats-do-two-days',
    comesFirst: isPlenty,
    zones: ['green'],
    text: 'Choose two days this week for your legs: {set} squats with a hand on a sturdy chair, a rest, and the same again.',
    because:
      'Work for the muscles on two or more days a week is what the World Health Organization recommends.',
    source: 'who2020',
  },
  {
    ...todo,
    id: 'squats-do-slower-chair',
    topic: 'pace',
    when: facts => isSquat(facts) && isHurried(facts),
    text: 'With a hand on a sturdy chair, give each squat two seconds down and one up.',
    because: 'Today it was one every {pace} seconds.',
  },
]
