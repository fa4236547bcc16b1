import type { StoredBreakdown, StoredFullReport } from '@lithe/contracts/stored-report'
import { type MovementId, movementIds, type VariantId } from '@lithe/movements/catalog'
import type { LastVisit, TestResult } from '@lithe/scoring'
import { and, arrayOverlaps, desc, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments, type StoredSession, sessions } from '../db/schema/assessments.ts'

/** Stored by former models too, which may name a movement that this one does not know. */
function toResult(
  name: string,
  ease: VariantId | null,
  value: number | null | undefined,
  censored: boolean,
): TestResult | null {
  const movement: MovementId | undefined = movementIds.find(id => id === name)
  return movement && typeof value === 'number' ? { movement, ease, value, censored } : null
}

function strengthOf({ strength }: StoredBreakdown): TestResult | null {
  if ('missing' in strength) return null
  if (strength.reps !== null) return toResult(strength.movement, strength.ease, strength.reps, false)
  const [leading] = strength.movements
  if (!leading || 'missing' in leading) return null
  return toResult(leading.movement, leading.ease, leading.seconds, leading.censored)
}

/** What a stored report measured and advised. */
function lastVisitOf(
  modelVersion: string,
  { assessmentBreakdown, recommendations }: StoredFullReport,
): LastVisit {
  const { balance, flexibility } = assessmentBreakdown
  return {
    modelVersion,
    recommendations: recommendations.map(({ code }) => code),
    results: {
      balance:
        'missing' in balance
          ? null
          : toResult(balance.movement, balance.ease, balance.duration, balance.censored),
      flexibility:
        'missing' in flexibility
          ? null
          : toResult(flexibility.movement, flexibility.ease, flexibility.minRange, false),
      strength: strengthOf(assessmentBreakdown),
    },
  }
}

/** When the last of its movements was measured, by the phone's clock. */
const measuredLast = sql`(
  select max(${sessions.measuredAt}) from ${sessions} where ${sessions.id} = any(${assessments.sessionIds})
)`

/**
 * The same person's visit before this one. A report that shares a measurement is of this visit; one with a later
 * measurement is of a later visit, whose report was asked for first.
 */
export async function findLastVisit(
  db: Database,
  personId: string,
  measured: readonly StoredSession[],
): Promise<LastVisit | null> {
  const ids = measured.map(({ id }) => id)
  const earliest = new Date(Math.min(...measured.map(({ measuredAt }) => measuredAt.getTime())))
  const [former] = await db
    .select({ modelVersion: assessments.modelVersion, fullReport: assessments.fullReport })
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
  return former ? lastVisitOf(former.modelVersion, former.fullReport) : null
}
