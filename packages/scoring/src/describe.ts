import { type Comparison, toldAges } from '@lithe/contracts/constants'
import { type Test, tests } from '@lithe/movements/catalog'
import type { Posterior } from './model/posterior.ts'
import type { Standing } from './standing.ts'
import { comparisonOf, rangeHolds, type ToldAge, toldAge, toldStanding } from './told.ts'

type Told = {
  age: number
  /** Null when nothing could be scored. */
  posterior: Posterior | null
  /** Null where the age is. */
  standing: Standing | null
  missing: readonly Test[]
  /** Tests that were counted and have no say in the age. */
  counted: readonly Test[]
  /** Tests that have a say, and less of one because the camera did not see them clearly. */
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

/** Null of none. Tests come in the order of the catalogue. */
function groupOf(tests: readonly Test[]): TestGroup | null {
  const joined = tests.join('+')
  return joined in testGroups ? testGroups[joined as keyof typeof testGroups] : null
}

/** Percentiles of as many tests together. */
type StandingValues = { tests: number; share: number; from: number; to: number }

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
  /** The person's own, as the years below: whole ones. */
  age: number
  /** Whether the mobility age is `years` or more. */
  told: 'years' | 'orMore'
  years: number
  /** Four times out of five it lies in here; `open` where it may be `to` or more, `orMore` where it is. */
  range: 'closed' | 'open' | 'orMore'
  from: number
  to: number
  /** `none` where "or more" leaves open which of the two is the older. */
  comparison: (typeof comparisonCodes)[Comparison] | 'none'
  /** Whether the likely range holds the person's own age too, although the told one differs. */
  chance: 'may' | 'no'
}

function rangeCode([low, high]: readonly [ToldAge, ToldAge]): AgeValues['range'] {
  if (low.isOrMore) return 'orMore'
  return high.isOrMore ? 'open' : 'closed'
}

function ageValues({ mean, range80 }: Posterior, age: number): AgeValues {
  const told = toldAge(mean)
  const range = [toldAge(range80[0]), toldAge(range80[1])] as const
  const comparison = comparisonOf(told, age)
  const differs = comparison === 'younger than' || comparison === 'older than'
  return {
    age,
    told: told.isOrMore ? 'orMore' : 'years',
    years: told.years,
    range: rangeCode(range),
    from: range[0].years,
    to: range[1].years,
    comparison: comparison ? comparisonCodes[comparison] : 'none',
    chance: differs && rangeHolds([range[0].years, range[1].years], age) ? 'may' : 'no',
  }
}

/** One thing a person must know to read the age rightly. */
export type SummaryPart =
  | { code: 'age'; values: AgeValues }
  | { code: 'standing'; values: StandingValues }
  | { code: 'none-before-twenty' | 'none-this-time'; values: Record<never, never> }
  | { code: 'not-in-it' | 'shown-only' | 'not-clear'; values: OfTests }

/** The free summary: the age, and everything a person must know to read it rightly. */
export function describe({ age, posterior, standing, missing, counted, unclear }: Told): SummaryPart[] {
  const isGrown = age >= toldAges.youngest
  return [
    ...(posterior && standing
      ? ([
          { code: 'age', values: ageValues(posterior, age) },
          { code: 'standing', values: { tests: tests.length - missing.length - counted.length, ...toldStanding(standing) } },
        ] as const)
      : ([{ code: isGrown ? 'none-this-time' : 'none-before-twenty', values: {} }] as const)),
    ...(posterior ? ofTests('not-in-it', missing) : []),
    ...(isGrown ? ofTests('shown-only', counted) : []),
    ...ofTests('not-clear', unclear),
  ]
}
