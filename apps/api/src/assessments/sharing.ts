import { believedLevel, longestHold, type Measurement } from '@lithe/movements/catalog'
import { eq, inArray, sql } from 'drizzle-orm'
import type { CompleteDetails } from '../doors/people/find-person.ts'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures } from '../ground/db/erasures.ts'
import type { StoredSession } from '../ground/db/schema/assessments.ts'
import { type SharedResult, sharedResults, sharings } from '../ground/db/schema/sharings.ts'

/** Only adults are asked to share, and only adults are compared. */
const leastAge = 18

const resultOf = (measurement: Measurement): Pick<SharedResult, 'value' | 'isOrMore'> => {
  if ('reps' in measurement) return { value: measurement.reps, isOrMore: false }
  if ('minHipDegrees' in measurement) return { value: measurement.minHipDegrees, isOrMore: false }
  const { seconds, isRunning } = longestHold(measurement)
  return { value: seconds, isOrMore: isRunning }
}

type Shareable = Omit<SharedResult, 'key' | 'sex' | 'ageYears' | 'modelVersion'>

/** Poor measurements are no basis for norms. */
function shareable({ measured }: Pick<StoredSession, 'measured'>): Shareable[] {
  if (!measured.ok) return []
  const { measurement } = measured
  const quality = believedLevel(measurement)
  if (quality === 'poor') return []
  const variant = ('variant' in measurement && measurement.variant) || null
  return [{ movement: measurement.movement, variant, ...resultOf(measurement), quality }]
}

type Made = {
  personId: string
  details: Pick<CompleteDetails, 'ageYears' | 'sex'>
  measured: readonly Pick<StoredSession, 'measured'>[]
  modelVersion: string
}

/**
 * Shares a report's results if its person agreed: only the first of each movement, since practice changes later ones.
 * Waits for a concurrent withdrawal, after which it adds nothing.
 */
export async function shareResults(db: Database, { personId, details, measured, modelVersion }: Made) {
  const { ageYears, sex } = details
  const results = measured.flatMap(shareable)
  if (results.length === 0 || ageYears < leastAge || sex === 'Undisclosed') return
  const rows = JSON.stringify(results.map(({ isOrMore, ...result }) => ({ ...result, is_or_more: isOrMore })))
  await db.execute(sql`with held as materialized (
      select key from ${sharings} where person_id = ${personId} and key is not null for key share
    )
    insert into ${sharedResults} (key, sex, age_years, movement, variant, value, is_or_more, quality, model_version)
    select held.key, ${sex}, ${ageYears}::smallint, movement, variant, value, is_or_more, quality, ${modelVersion}
    from held, jsonb_to_recordset(${rows}::text::jsonb)
      as result (movement text, variant text, value double precision, is_or_more boolean, quality text)
    on conflict do nothing`)
}

export async function beginSharing(db: Database, personId: string, now: Date): Promise<Date> {
  const key = sql<string>`coalesce(${sharings.key}, gen_random_uuid())`
  const givenAt = sql`case when ${sharings.key} is null then excluded.given_at else ${sharings.givenAt} end`
  const [begun] = await db
    .insert(sharings)
    .values({ personId, givenAt: now })
    .onConflictDoUpdate({ target: sharings.personId, set: { key, givenAt, endedAt: null } })
    .returning({ givenAt: sharings.givenAt })
  return begun?.givenAt ?? now
}

/** Ends sharings and erases exactly what was shared under them, from older backups too. */
async function endAll(db: Database, held: readonly { key: string | null }[], now: Date): Promise<boolean> {
  const keys = held.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return false
  await db.delete(sharedResults).where(inArray(sharedResults.key, keys))
  await db.update(sharings).set({ key: null, endedAt: now }).where(inArray(sharings.key, keys))
  await recordErasures(db, keys.map(erasedName), now)
  return true
}

/** Ends a person's sharing, inside a transaction; false if nothing was shared. */
export async function endSharing(db: Database, personId: string, now: Date): Promise<boolean> {
  const held = await db.select().from(sharings).where(eq(sharings.personId, personId)).for('update')
  return endAll(db, held, now)
}

/** Reapplies withdrawals that a restored backup undid. */
export async function endSharingsAgain(db: Database, isErased: (key: string) => boolean, now: Date) {
  const held = await db.select({ key: sharings.key }).from(sharings)
  await endAll(
    db,
    held.filter(({ key }) => key !== null && isErased(key)),
    now,
  )
}

/**
 * Merges one person's sharing into another's, which wins; a withdrawal by either ends consents given earlier.
 * Returns whether anything was erased.
 */
export async function moveSharing(db: Database, fromId: string, toId: string, now: Date): Promise<boolean> {
  const held = await db
    .select()
    .from(sharings)
    .where(inArray(sharings.personId, [fromId, toId]))
    .orderBy(sharings.personId)
    .for('update')
  const ended = Math.max(0, ...held.map(({ endedAt }) => endedAt?.getTime() ?? 0))
  const isErased = await endAll(
    db,
    held.filter(({ givenAt }) => givenAt.getTime() <= ended),
    now,
  )
  const inForce = held.filter(({ key, givenAt }) => key !== null && givenAt.getTime() > ended)
  const stays =
    inForce.find(({ personId }) => personId === toId) ??
    inForce[0] ??
    held.find(each => each.personId === toId) ??
    held[0]
  if (stays?.personId === fromId) {
    await db.delete(sharings).where(eq(sharings.personId, toId))
    await db.update(sharings).set({ personId: toId }).where(eq(sharings.personId, fromId))
  } else await db.delete(sharings).where(eq(sharings.personId, fromId))
  return isErased
}
