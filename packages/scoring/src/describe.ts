import { type Comparison, reportedAges, type Verdict } from '@lithe/contracts/constants'
import type { Test } from '@lithe/movements/catalog'
import { type Concern, middleHalf } from './concern.ts'
import type { Posterior } from './model/posterior.ts'
import { comparisonOf, type ReportedAge, rangeHolds, reportedAge, type Zone } from './reported.ts'
import type { Standing } from './standing.ts'

type Outcome = {
  age: number
  /** Null if nothing could be scored. */
  posterior: Posterior | null
  change: Verdict | null
  missing: readonly Test[]
  /** Tests that were counted but do not affect the age. */
  counted: readonly Test[]
  /** Tests weighted less because of a poor recording. */
  unclear: readonly Test[]
}

const testGroups = {
  balance: 'balance',
  flexibility: 'flexibility',
  strength: 'strength',
  'balance+flexibility': 'balanceAndFlexibility',
  'balance+strength': 'balanceAndStrength',
  'flexibility+strength': 'flexibilityAndStrength',
  'balance+flexibility+strength': 'all',
} as const
type TestGroup = (typeof testGroups)[keyof typeof testGroups]

/** Null if there are no tests. Tests are in catalogue order. */
function groupOf(tests: readonly Test[]): TestGroup | null {
  const joined = tests.join('+')
  return joined in testGroups ? testGroups[joined as keyof typeof testGroups] : null
}

type OfTests = { tests: TestGroup }
const ofTests = <Code extends string>(code: Code, tests: readonly Test[]) => {
  const group = groupOf(tests)
  return group ? [{ code, values: { tests: group } }] : []
}

const comparisonCodes = {
  'younger than': 'younger',
  'close to': 'close',
  'older than': 'older',
} as const satisfies Record<Comparison, string>

type AgeValues = {
  /** The person's own age in whole years. */
  age: number
  /** Whether the mobility age is reported as `years`, or as `years` or more. */
  told: 'years' | 'orMore'
  years: number
  /** Shape of the 80 % interval; `open` if it ends at the oldest reported age, `orMore` if it begins there. */
  range: 'closed' | 'open' | 'orMore'
  from: number
  to: number
  /** `none` if "or more" leaves open which age is older. */
  comparison: (typeof comparisonCodes)[Comparison] | 'none'
  /** Whether the likely range includes the person's own age although the reported age differs. */
  chance: 'may' | 'no'
}

function rangeCode([low, high]: readonly [ReportedAge, ReportedAge]): AgeValues['range'] {
  if (low.isOrMore) return 'orMore'
  return high.isOrMore ? 'open' : 'closed'
}

function ageValues({ mean, range80 }: Posterior, age: number): AgeValues {
  const reported = reportedAge(mean)
  const range = [reportedAge(range80[0]), reportedAge(range80[1])] as const
  const comparison = comparisonOf(reported, age)
  const differs = comparison === 'younger than' || comparison === 'older than'
  return {
    age,
    told: reported.isOrMore ? 'orMore' : 'years',
    years: reported.years,
    range: rangeCode(range),
    from: range[0].years,
    to: range[1].years,
    comparison: comparison ? comparisonCodes[comparison] : 'none',
    chance: differs && rangeHolds([range[0].years, range[1].years], age) ? 'may' : 'no',
  }
}

const verdicts = {
  better: 'better',
  same: 'same',
  less: 'less',
  'not-compared': 'notCompared',
} as const satisfies Record<Verdict, string>

/** One fact needed to read the age correctly. */
export type SummaryPart =
  | { code: 'age'; values: AgeValues }
  | { code: 'since-last'; values: { verdict: 'better' | 'same' | 'less' | 'notCompared' } }
  | { code: 'none-before-twenty' | 'none-this-time'; values: Record<never, never> }
  | { code: 'not-in-it' | 'shown-only' | 'not-clear'; values: OfTests }

/** Explains an older age with a green status by what was measured. */
export type Reassurance = { code: 'first-usual' | 'first-more'; values: Record<never, never> }

/** Whether a concern is shown whatever the age. */
const isOfSafety = (concern: Concern) => !/-(reds|low)$/.test(concern.code)

/**
 * One calm sentence if the colour and the age's wording could clash. Safety always comes first; low results need no
 * mention next to an older age or an age that is not compared.
 */
export function firstOf(
  comparison: Comparison | null,
  status: Zone,
  standing: Standing | null,
  concern: Concern | null,
): (Concern | Reassurance)[] {
  const isOlder = comparison === 'older than'
  if (concern) return isOfSafety(concern) || (comparison && !isOlder) ? [concern] : []
  if (!standing || !isOlder || status !== 'green') return []
  return [{ code: standing.share > middleHalf.to ? 'first-more' : 'first-usual', values: {} }]
}

/** The free summary: the age, and everything needed to read it correctly. */
export function describe({ age, posterior, change, missing, counted, unclear }: Outcome): SummaryPart[] {
  const isGrown = age >= reportedAges.youngest
  return [
    ...(posterior
      ? ([{ code: 'age', values: ageValues(posterior, age) }] as const)
      : ([{ code: isGrown ? 'none-this-time' : 'none-before-twenty', values: {} }] as const)),
    ...(change ? ([{ code: 'since-last', values: { verdict: verdicts[change] } }] as const) : []),
    ...(posterior ? ofTests('not-in-it', missing) : []),
    ...(isGrown ? ofTests('shown-only', counted) : []),
    ...ofTests('not-clear', unclear),
  ]
}
