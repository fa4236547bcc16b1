import type { FreeReport, FullReport, StrengthMovement, WeekStep } from '@lithe/contracts/api'
import type {
  Phrase,
  StoredBreakdown,
  StoredFreeReport,
  StoredFullReport,
} from '@lithe/contracts/stored-report'
import { weekOf } from '@lithe/scoring/week'
import type { Wording } from '@lithe/scoring/wording'

type Breakdown = FullReport['assessmentBreakdown']
type Part = { observations: Phrase[]; basis: Phrase | null }
type Worded<P extends Part> = Omit<P, 'observations' | 'basis'> & { observations: string[]; basis: string }
type MeasuredStrength = Exclude<StoredBreakdown['strength'], { missing: true }>

const wordAll = (said: readonly Phrase[], wording: Wording) => said.flatMap(told => wording.said(told) ?? [])

const wordBasis = (basis: Phrase | null, wording: Wording) => (basis && wording.basis(basis)) ?? ''

const wordPart = <P extends Part>({ observations, basis, ...part }: P, wording: Wording): Worded<P> => ({
  ...part,
  observations: wordAll(observations, wording),
  basis: wordBasis(basis, wording),
})

const wordStrength = (
  { movements, ...strength }: MeasuredStrength,
  wording: Wording,
): Breakdown['strength'] => ({
  ...wordPart(strength, wording),
  movements: movements.map(one => wordMovement(one, wording)),
})

const wordMovement = (movement: MeasuredStrength['movements'][number], wording: Wording): StrengthMovement =>
  'missing' in movement ? movement : wordPart(movement, wording)

const wordBreakdown = ({ balance, flexibility, strength }: StoredBreakdown, wording: Wording): Breakdown => ({
  balance: 'missing' in balance ? balance : wordPart(balance, wording),
  flexibility: 'missing' in flexibility ? flexibility : wordPart(flexibility, wording),
  strength: 'missing' in strength ? strength : wordStrength(strength, wording),
})

const wordSummary = (
  { first, description, behind }: Pick<StoredFreeReport, 'first' | 'description' | 'behind'>,
  wording: Wording,
) => ({
  first: wording.summary(first),
  description: wording.summary(description),
  behind: wording.summary(behind),
})

export const wordFreeReport = (
  { first, description, behind, ...report }: StoredFreeReport,
  wording: Wording,
): FreeReport => ({ ...report, ...wordSummary({ first, description, behind }, wording) })

const wordWeek = (recommendations: readonly Phrase[], wording: Wording): WeekStep[] =>
  weekOf(recommendations).flatMap(({ said, ...step }) => {
    const dose = wording.dose(said)
    return dose === null ? [] : [{ ...step, dose }]
  })

export function wordFullReport(stored: StoredFullReport, wording: Wording): FullReport {
  const { first, description, behind, assessmentBreakdown, recommendations, ...report } = stored
  return {
    ...report,
    ...wordSummary({ first, description, behind }, wording),
    assessmentBreakdown: wordBreakdown(assessmentBreakdown, wording),
    recommendations: wordAll(recommendations, wording),
    week: wordWeek(recommendations, wording),
  }
}
