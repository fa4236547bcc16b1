import { clearView } from '@lithe/movements/testing'
import { expect, test } from 'vitest'
import { assess, type Results } from '../assess.ts'
import type { Person } from '../person.ts'
import { lastReach, lastSquats, lastStance, lastVisit } from '../testing/last-visits.ts'
import {
  chairStands,
  jumpingJacks,
  plank,
  pushUps,
  refused,
  refusedStrength,
  sitAndReach,
  squats,
  stance,
  toeTouch,
} from '../testing/measurements.ts'
import type { LastVisit } from './last-visit.ts'

const hold = (lifted: 'left' | 'right', fromSeconds: number, seconds: number) => ({
  lifted,
  fromSeconds,
  toSeconds: fromSeconds + seconds,
})
const legs = (left: number, right: number) => [hold('left', 0, left), hold('right', left + 2, right)]
const patchy = { ...clearView, trackedShare: 0.6 }
const dim = { ...clearView, level: 'poor' } as const
const slow = { ...clearView, framesPerSecond: 9 }

/** Values at, just below and beyond every threshold that advice depends on. */
const balances: Readonly<Record<string, Results['balance']>> = {
  'under a second': stance(0.9),
  '1 s': stance(1),
  '1.5 s': stance(1.5),
  '2 s': stance(2),
  '4.9 s': stance(4.9),
  '5 s': stance(5),
  '9.9 s': stance(9.9),
  '10 s': stance(10),
  '19.9 s': stance(19.9),
  '20 s': stance(20),
  '44 s': stance(44),
  '59 s, still up': stance(59, { endedBy: 'clock' }),
  '60 s': stance(60),
  '20 s at the end': stance(20, { holds: [{ ...hold('left', 40, 20), endedBy: 'clock' }] }),
  'sway of 0.02': stance(12, { sway: 0.02 }),
  'short, sway of 0.02': stance(3, { sway: 0.02 }),
  'legs 5 s apart': stance(12, { holds: legs(7, 12) }),
  'legs 4.9 s apart': stance(12, { holds: legs(12, 7.1) }),
  'short, legs 5 s apart': stance(6, { holds: legs(1, 6) }),
  'short on either leg': stance(4.5, { holds: legs(4.5, 2) }),
  'three holds, fading': stance(21, { holds: [hold('right', 0, 21), ...legs(12, 9)] }),
  'three holds, half as long': stance(20, { holds: [hold('right', 0, 20), ...legs(12, 10)] }),
  'two holds, fading': stance(21, { holds: [hold('right', 0, 21), hold('left', 30, 9)] }),
  'four holds': stance(14, { holds: [0, 16, 32, 48].map(at => hold('left', at, 14 - at / 8)) }),
  'semi-tandem': stance(20, { variant: 'semi-tandem' }),
  'semi-tandem, four times': stance(9, {
    variant: 'semi-tandem',
    holds: [0, 10, 20, 30].map(at => hold('right', at, 9)),
  }),
  'semi-tandem, short': stance(4, { variant: 'semi-tandem' }),
  supported: stance(20, { variant: 'supported' }),
  'supported to the end': stance(60, { variant: 'supported' }),
  'a longer clock': stance(80, { windowSeconds: 120, holds: legs(80, 30) }),
  patchy: stance(20, { quality: patchy }),
  dim: stance(20, { quality: dim }),
  'few pictures': stance(20, { quality: slow }),
  'a near fall': refused('near-fall'),
  unwell: refused('felt-unwell'),
  'out of the picture': refused('body-out-of-frame'),
  'not done': undefined,
}
const reaches: Readonly<Record<string, Results['flexibility']>> = {
  ...Object.fromEntries([48, 60, 72, 84, 96, 109, 110, 120, 135].map(at => [`${at}°`, toeTouch(at)])),
  'bent further': toeTouch(88, { minHipDegreesWithBentKnees: 61 }),
  'knees at 166°': toeTouch(95, { kneeDegrees: 166 }),
  'knees at 165°': toeTouch(95, { kneeDegrees: 165 }),
  'knees at 172°': toeTouch(66, { kneeDegrees: 172 }),
  'on a chair': toeTouch(95, { variant: 'seated' }),
  'on a chair, bent further': toeTouch(95, { variant: 'seated', minHipDegreesWithBentKnees: 70 }),
  ...Object.fromEntries([55, 75, 90, 105].map(at => [`on the floor ${at}°`, sitAndReach(at)])),
  patchy: toeTouch(70, { quality: patchy }),
  dim: toeTouch(70, { quality: dim }),
  refused: refused('not-side-on'),
  'not done': undefined,
}
const strengths: Readonly<Record<string, Results['strength']>> = {
  ...Object.fromEntries([0, 3, 7, 10, 14, 18, 19, 24, 31].map(reps => [`${reps} squats`, [squats(reps)]])),
  'as many shallow': [squats(3, { partials: 3 })],
  'two shallow': [squats(2, { partials: 2 })],
  'more shallow': [squats(4, { partials: 3 })],
  'just level': [squats(12, { deepestDegrees: 85 })],
  'below level': [squats(12, { deepestDegrees: 84 })],
  '1.6 s each': [squats(20, { windowSeconds: 32 })],
  'quicker than 1.6 s each': [squats(20, { windowSeconds: 31 })],
  ...Object.fromEntries([0, 4, 9, 13, 17, 24].map(reps => [`${reps} stands`, [chairStands(reps)]])),
  'stands, some halves': [chairStands(9, { partials: 4 })],
  ...Object.fromEntries([0, 5, 11, 18, 30].map(reps => [`${reps} push-ups`, [pushUps(reps)]])),
  'push-ups, one shallow': [pushUps(11, { partials: 1 })],
  'plank of 9 s': [plank(9)],
  'plank of 44 s': [plank(44)],
  'plank to the end': [plank(120)],
  'jumping jacks': [jumpingJacks(28)],
  'jumping jacks, one half': [jumpingJacks(28, { partials: 1 })],
  'three of them': [plank(50), jumpingJacks(30), pushUps(12)],
  'the other three': [jumpingJacks(30), squats(15), plank(50)],
  patchy: [squats(12, { quality: patchy })],
  refused: [refusedStrength('squat', 'too-few-frames')],
  'not done': [],
}
const usual: Results = { balance: stance(20), flexibility: toeTouch(75), strength: [squats(13)] }
const worse = lastVisit({ balance: lastStance(6), flexibility: lastReach(104), strength: lastSquats(6) })
const better = lastVisit({ balance: lastStance(50), flexibility: lastReach(52), strength: lastSquats(27) })
const people: Person[] = [
  { age: 34, sex: 'Female' },
  { age: 64, sex: 'Male' },
  { age: 73, sex: 'Female' },
]

type Case = readonly [what: string, results: Results]
const cases: readonly Case[] = [
  ...Object.entries(balances).map(([what, balance]) => [`stance, ${what}`, { ...usual, balance }] as const),
  ...Object.entries(reaches).map(
    ([what, flexibility]) => [`reach, ${what}`, { ...usual, flexibility }] as const,
  ),
  ...Object.entries(strengths).map(
    ([what, strength]) => [`strength, ${what}`, { ...usual, strength }] as const,
  ),
  ['nothing', { balance: undefined, flexibility: undefined, strength: [] }],
]

type Coded = { code: string; values: object }
const named = ({ code, values }: Coded) =>
  [code, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')
const list = (said: readonly Coded[]) => said.map(named).join('; ')

type AnyPart = {
  missing?: true
  reason?: string | null
  userScore?: number | null
  basis?: Coded | null
  observations?: readonly Coded[]
  movements?: readonly AnyPart[]
}
const partLine = ({
  missing,
  reason,
  userScore,
  basis,
  observations = [],
  movements = [],
}: AnyPart): string =>
  [
    missing ? `missing: ${reason}` : (userScore?.toFixed(3) ?? 'not scored'),
    basis ? `(${named(basis)})` : '',
    list(observations),
    ...(movements.length > 1 ? movements.map(each => `{${partLine(each)}}`) : []),
  ]
    .filter(word => word !== '')
    .join(' ')

function told(person: Person, results: Results, last: LastVisit | null): string[] {
  const { breakdown, recommendations, description, adviceSources, mobilityStatus } = assess(
    person,
    results,
    last,
  )
  return [
    `summary: ${mobilityStatus} ${list(description)}`,
    ...Object.entries(breakdown).map(([part, found]) => `${part}: ${partLine(found)}`),
    `to do: ${list(recommendations)}`,
    `after: ${adviceSources.join(' ')}`,
  ]
}

/** Keeps only sentences that differ from the usual visit's. */
function toldOtherwise(person: Person, [what, results]: Case, last: LastVisit | null): string[] {
  const asUsual = told(person, usual, last)
  return [
    what,
    ...told(person, results, last)
      .filter(line => !asUsual.includes(line))
      .map(line => `  ${line}`),
  ]
}

// Shows changed wording or thresholds as a diff; update with `npx vitest run told-to-many -u all`.
test.each(people)('a report for a person aged $age matches the snapshot', async person => {
  const lines = [null, worse, better].flatMap((last, visit) => [
    ['A first visit', 'After a visit with less', 'After a visit with more'][visit],
    ...told(person, usual, last).map(line => `  ${line}`),
    ...cases
      .filter((_case, at) => last === null || at % 3 === visit)
      .flatMap(each => toldOtherwise(person, each, last)),
    '',
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot(`./__snapshots__/told-to-many-${person.age}.txt`)
})
