import type { StoredBreakdown, StoredFullReport } from '@lithe/contracts/stored-report'
import { type MovementId, movementIds } from '@lithe/movements/catalog'
import type { LastVisit, TestResult } from '@lithe/scoring'
import { and, arrayOverlaps, desc, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments, type StoredSession, sessions } from '../ground/db/schema/assessments.ts'

type Stored = Pick<TestResult, 'variant' | 'quality'> & { movement: string }

/** Earlier models may have stored a movement that this model lacks. */
function toResult(
  { movement: name, variant, quality }: Stored,
  value: number | null | undefined,
  { censored, windowSeconds }: Pick<TestResult, 'censored' | 'windowSeconds'>,
): TestResult | null {
  const movement: MovementId | undefined = movementIds.find(id => id === name)
  if (!movement || typeof value !== 'number') return null
  return { movement, variant, value, censored, windowSeconds, quality }
}
const plain = { censored: false, windowSeconds: null } as const

function strengthOf({ strength }: StoredBreakdown): TestResult | null {
  if ('missing' in strength) return null
  if (strength.reps !== null) return toResult(strength, strength.reps, plain)
  const [leading] = strength.movements
  return !leading || 'missing' in leading ? null : toResult(leading, leading.seconds, leading)
}

/** Extracts results and advice from a stored report. */
function lastVisitOf(
  modelVersion: string,
  madeAt: Date,
  { assessmentBreakdown, recommendations, change }: StoredFullReport,
): LastVisit {
  const { balance, flexibility } = assessmentBreakdown
  return {
    modelVersion,
    madeAt: madeAt.toISOString(),
    isFirst: change === null,
    recommendations: recommendations.map(({ code }) => code),
    results: {
      balance: 'missing' in balance ? null : toResult(balance, balance.duration, balance),
      flexibility: 'missing' in flexibility ? null : toResult(flexibility, flexibility.minRange, plain),
      strength: strengthOf(assessmentBreakdown),
    },
  }
}

/** Latest measurement time on the phone's clock. */
const measuredLast = sql`(
  select max(${sessions.measuredAt}) from ${sessions} where ${sessions.id} = any(${assessments.sessionIds})
)`

/**
 * Finds the person's previous visit. A report that shares a measurement belongs to this visit; a report with
 * a later measurement, to a later visit that was reported first.
 */
export async function findLastVisit(
  db: Database,
  personId: string,
  measured: readonly StoredSession[],
): Promise<LastVisit | null> {
  const ids = measured.map(({ id }) => id)
  const earliest = new Date(Math.min(...measured.map(({ measuredAt }) => measuredAt.getTime())))
  const [former] = await db
    .select({
      modelVersion: assessments.modelVersion,
      createdAt: assessments.createdAt,
      fullReport: assessments.fullReport,
    })
    .from(assessments)
    .where(
      and(
        eq(assessments.personId, personId),
        not(arrayOverlaps(assessments.sessionIds, ids)),
        sql`${measuredLast} <= ${earliest.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(measuredLast), desc(assessments.createdAt), desc(assessments.id))
    .limit(1)
  return former ? lastVisitOf(former.modelVersion, former.createdAt, former.fullReport) : null
}
