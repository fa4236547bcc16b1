import type { FreeReport, FullReport } from '@lithe/contracts/api'
import type { StoredFreeReport, StoredFullReport, Told } from '@lithe/contracts/stored-report'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { assessments, isToldInSentences } from '../schema/assessments.ts'
import { recallAdvice, recallBasis, recallSummary } from './recall.ts'

type FormerBreakdown = FullReport['assessmentBreakdown']
type StoredBreakdown = StoredFullReport['assessmentBreakdown']
type Part = { movement: string; userScore: number | null; observations: string[]; basis?: string }
type Recalled<P extends Part> = Omit<P, 'observations' | 'basis'> & {
  observations: Told[]
  basis?: Told | null
}

/** What scores stood on before reports said so. */
const formerBases: Readonly<Record<string, string>> = {
  'single-leg-stance': 'stance',
  'toe-touch': 'toe-touch',
  'sit-and-reach': 'sit-and-reach',
  squat: 'squats',
}

function untoldBasis({ movement, userScore }: Pick<Part, 'movement' | 'userScore'>): { basis?: Told } {
  const code = formerBases[movement]
  return code && userScore !== null ? { basis: { code, values: { sexes: 'one' } } } : {}
}

/** What was said of one part, by code. */
const recallPart = <P extends Part>({ observations, basis, ...part }: P): Recalled<P> => ({
  ...part,
  observations: observations.map(recallAdvice),
  ...(basis === undefined ? untoldBasis(part) : { basis: recallBasis(basis) }),
})

function recallStrength({
  movements,
  ...strength
}: Exclude<FormerBreakdown['strength'], { missing: true }>): StoredBreakdown['strength'] {
  const part = recallPart(strength)
  if (!movements) return part
  return { ...part, movements: movements.map(one => ('missing' in one ? one : recallPart(one))) }
}

const recallBreakdown = ({ balance, flexibility, strength }: FormerBreakdown): StoredBreakdown => ({
  balance: 'missing' in balance ? balance : recallPart(balance),
  flexibility: 'missing' in flexibility ? flexibility : recallPart(flexibility),
  strength: 'missing' in strength ? strength : recallStrength(strength),
})

/** A free report by code, whether it was stored so or in the sentences of before. */
export function recallFreeReport(report: StoredFreeReport | FreeReport): StoredFreeReport {
  if (!isFormer(report)) return report
  return { ...report, description: recallSummary(report.description, report.userAge) }
}

/** The same of a full report. */
export function recallFullReport(report: StoredFullReport | FullReport): StoredFullReport {
  if (!isFormer(report)) return report
  const { assessmentBreakdown, recommendations, ...free } = report
  return {
    ...free,
    description: recallSummary(free.description, free.userAge),
    assessmentBreakdown: recallBreakdown(assessmentBreakdown),
    recommendations: recommendations.map(recallAdvice),
  }
}

const isFormer = <Report extends FreeReport>(
  report: Report | { description: readonly Told[] },
): report is Report => typeof report.description === 'string'

const reportsAtATime = 50

/** How many were stored in sentences; each of them is stored by code from then on, all of them or none. */
const recallSome = (db: Database): Promise<number> =>
  db.transaction(async some => {
    const rows = await some
      .select({ id: assessments.id, free: assessments.freeReport, full: assessments.fullReport })
      .from(assessments)
      .where(isToldInSentences(assessments.freeReport))
      .orderBy(asc(assessments.id))
      .limit(reportsAtATime)
      .for('update', { skipLocked: true })
    for (const { id, free, full } of rows)
      await some
        .update(assessments)
        .set({ freeReport: recallFreeReport(free), fullReport: recallFullReport(full) })
        .where(eq(assessments.id, id))
    return rows.length
  })

/**
 * Turns the sentences of reports stored before into codes, a few at a time: what was done stays done when the server
 * ends meanwhile, and several servers share the work. Reports are read alike before and after.
 *
 * @returns how many there were
 */
export async function recallStoredReports(db: Database): Promise<number> {
  let recalled = 0
  for (let some = await recallSome(db); some > 0; some = await recallSome(db)) recalled += some
  return recalled
}
