import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import type { Assessment } from '../assessment.ts'
import { codesIn } from '../testing/in-english.ts'
import { lastVisitOf } from '../testing/last-visits.ts'
import { chanceFrom, visitOf, visitor } from '../testing/visitors.ts'
import { sampleReports } from '../testing/worded-sample.ts'

const asked = Number(process.env.REPORTS ?? 300)
const seed = asked > 300 ? Date.now() : 2026

/**
 * Half cover everything measurable, three visits each; half are ordinary people who come twice.
 * `REPORTS=100000 npx vitest run contradictions` reads that many, with fresh people each time.
 */
const reports = [...sampleReports(asked / 6, seed), ...ordinaryReports(asked / 4)]

function ordinaryReports(people: number) {
  const chance = chanceFrom(seed)
  return Array.from({ length: people }).flatMap(() => {
    const who = visitor(chance)
    const { age, sex } = who
    const first = assess(who, visitOf(who, chance))
    const second = assess(who, visitOf(who, chance), lastVisitOf(first))
    return [first, second].map(made => ({ person: { age, sex }, made }))
  })
}

/** Pairs that must not occur in one report: codes that match the first and the second pattern. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  // Most people do more, and slow down.
  [/^squats-(a-few-short|at-the-start|none-yet)$/, /^squats-do-slower/],
  [/^squats-(a-few-short|at-the-start|none-yet)$/, /^squats-(plenty|solid)$/],
  [/^stands-(a-few-short|at-the-start|none-yet)$/, /^stands-(plenty|solid)$/],
  [/^squats-all-full$/, /^squats-(mostly|some)-shallow$/],
  [/^balance-legs-alike$/, /^balance-(leg-gap|do-other-leg)/],
  [/^balance-(whole-window|still-up|holds-its-own)$/, /^balance-(first-moments|at-the-start|begin-here)$/],
  [/^balance-quiet-hips$/, /^balance-wide-sway$/],
  [/^reach-long-knees$/, /^reach-soft-knees$/],
  // "No change or more" next to "less", and "no change or less" next to "more".
  ...['balance', 'reach', 'strength'].flatMap((test): [RegExp, RegExp][] => {
    const doneFor = test === 'strength' ? '(squats|stands)' : test
    return [
      [
        new RegExp(`^${test}-(as|longer-than|further-than|more-than)-last-time$`),
        new RegExp(`^${doneFor}-do-gently`),
      ],
      [new RegExp(`^${test}-(as|shorter-than|less-than)-last-time$`), new RegExp(`^${doneFor}-do-carry-on`)],
    ]
  }),
]

const pairsIn = (codes: readonly string[]) =>
  pairs.filter(([one, other]) => codes.some(code => one.test(code)) && codes.some(code => other.test(code)))

const lowestSaid =
  /^any-do-(stairs|soft-paths|stand-up-hourly|walk-through-the-house|walk-with-someone|stretch-tall)$/

/** Whether one of several scores is the lowest and not green; a green score asks for nothing. */
function hasALowest({ breakdown }: Assessment) {
  const scored = Object.values(breakdown).flatMap(part =>
    'userScore' in part && part.userScore !== null ? [{ score: part.userScore, zone: part.zone }] : [],
  )
  const lowest = scored.toSorted((a, b) => a.score - b.score)[0]
  return scored.length > 1 && lowest?.zone !== 'green'
}

it('a report never contradicts itself', () => {
  for (const { person, made } of reports) {
    const codes = codesIn(made)
    expect(pairsIn(codes), `${JSON.stringify(person)}: ${codes.join(' ')}`).toEqual([])
  }
})

it('a report names a lowest score only if one exists and is not green', () => {
  for (const { person, made } of reports)
    if (codesIn(made).some(code => lowestSaid.test(code)))
      expect(hasALowest(made), `${JSON.stringify(person)}: ${codesIn(made).join(' ')}`).toBe(true)
})

const shortEased = ({ breakdown: { balance } }: Assessment) =>
  'duration' in balance && balance.variant !== null && balance.duration < 10

it('the status is never green against the measurements', () => {
  for (const { person, made } of reports) {
    const { mobilityStatus, comparison, standing, breakdown, missing, first } = made
    const what = JSON.stringify({ person, mobilityStatus, comparison, standing, first })
    const reds = Object.values(breakdown).filter(part => 'zone' in part && part.zone === 'red')
    const isRedBalance = 'zone' in breakdown.balance && breakdown.balance.zone === 'red'
    const isConcern =
      reds.length > 1 ||
      isRedBalance ||
      shortEased(made) ||
      missing.some(({ reason }) => reason === 'near-fall') ||
      (standing !== null && standing.share < 25)
    if (isConcern) {
      expect(mobilityStatus, what).not.toBe('green')
      if (comparison && comparison !== 'older than') expect(first, what).toHaveLength(1)
    }
    if (mobilityStatus === 'green' && comparison === 'older than') expect(first, what).toHaveLength(1)
  }
})

it('the check detects the pairs in the table', () => {
  expect(pairsIn(['squats-at-the-start', 'squats-do-slower-chair'])).toHaveLength(1)
  expect(pairsIn(['reach-as-last-time', 'reach-do-carry-on'])).toHaveLength(1)
})
