import { expect, test } from 'vitest'
import type { AgeSay } from '../scored.ts'
import { normalEvidence } from './normal.ts'
import { gridAges } from './posterior.ts'
import { retestSdYears } from './retest-sd.ts'

/** A test that says an age with a normal error, and says `errorYears` more at the next sitting for one error. */
const normalSay = (age: number, sd: number, errorYears: number): AgeSay => {
  const evidenceAt = (centre: number) => normalEvidence(centre, gridAges, sd)
  return {
    kind: `normal ${age}`,
    evidence: evidenceAt(age),
    evidenceOff: errors => evidenceAt(age + errors * errorYears),
    scoreOff: () => 50,
    unpractised: evidenceAt(age),
    ordinary: () => [{ evidence: evidenceAt(age), share: 1 }],
    middle: () => evidenceAt(age),
    surpassed: 50,
    likelyOff: [0],
  }
}

test('tests that say an age with normal errors swing as the weights of a normal posterior tell', () => {
  const prior = { mean: 60, sd: 12 }
  const tests = [
    { sd: 15, errorYears: 5 },
    { sd: 10, errorYears: 3 },
    { sd: 20, errorYears: 8 },
  ]
  const swingOf = (said: typeof tests) => {
    const precision = 1 / prior.sd ** 2 + said.reduce((sum, { sd }) => sum + 1 / sd ** 2, 0)
    const squared = said.map(({ sd, errorYears }) => (errorYears / sd ** 2 / precision) ** 2)
    // Whole years are told: rounding lays two sittings a twelfth of a square year apart.
    return Math.sqrt(squared.reduce((sum, each) => sum + each, 1 / 12))
  }
  for (const said of [tests.slice(0, 1), tests.slice(0, 2), tests])
    expect(
      retestSdYears(
        prior,
        said.map(({ sd, errorYears }) => normalSay(60, sd, errorYears)),
      ),
    ).toBeCloseTo(swingOf(said), 3)
})

test('a result that may lie further off, as of a hold still running, swings by the mean of what it may be', () => {
  const prior = { mean: 60, sd: 12 }
  const flat = { ...normalSay(60, 15, 5), likelyOff: [0, 1, 2] }
  // A normal posterior moves as far for an error wherever it begins.
  expect(retestSdYears(prior, [flat])).toBeCloseTo(retestSdYears(prior, [normalSay(60, 15, 5)]), 6)
})
