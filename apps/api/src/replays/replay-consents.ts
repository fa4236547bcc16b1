import type { withdrawReplayConsent as endpoint, ReplayConsent } from '@lithe/contracts/api'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { countsFor } from '../consent/agreed.ts'
import { askRows, type Database } from '../db/database.ts'
import { erasedName, recordErasures, takenBackName } from '../db/erasures.ts'
import { sessions } from '../db/schema/assessments.ts'
import { people } from '../db/schema/people.ts'
import { replayConsents, replays } from '../db/schema/replays.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

type Brought = { organisation: string; consent: ReplayConsent }

/** Whether replays of a person may be kept for an organisation; the consent comes along with each of them. */
export async function recordReplayConsent(
  db: Database,
  personId: string,
  { organisation, consent }: Brought,
  now: Date,
): Promise<boolean> {
  const counted = sql`select 1 from ${people} held where held.id = ${personId} and ${countsFor(consent, replayConsents, now)}`
  if ((await askRows(db, counted)).length === 0) return false
  const { version, isByGuardian } = consent
  const givenAt = new Date(Math.min(Date.parse(consent.givenAt), now.getTime()))
  await db
    .insert(replayConsents)
    .values({ personId, organisation, version, isByGuardian, givenAt, recordedAt: now })
    .onConflictDoNothing()
  return true
}

/** Nothing of what was agreed to for replays counts from now on. */
export const endReplayConsents = (db: Database, personId: string, now: Date) =>
  db
    .update(replayConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(replayConsents.personId, personId), isNull(replayConsents.withdrawnAt)))
    .returning()

/** All stick figures of a person, and the agreements they were kept under; false where there was neither. */
export async function eraseReplays(db: Database, personId: string, now: Date): Promise<boolean> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
  const theirs = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.personId, personId))
  const gone = await db
    .delete(replays)
    .where(inArray(replays.sessionId, theirs))
    .returning({ id: replays.sessionId })
  const taken = await endReplayConsents(db, personId, now)
  const names = taken.map(({ givenAt }) => takenBackName('figures', erasedName(personId), givenAt))
  await recordErasures(db, names, now)
  return gone.length + taken.length > 0
}

/** Erases the stick figures of one person and keeps no more of them. What was measured, and its reports, stay. */
export const withdrawReplayConsent: VerbFor<typeof endpoint> = async ctx => {
  const { person } = ctx
  if (!person) return done({})
  const isErased = await ctx.db.transaction(transaction => eraseReplays(transaction, person.id, ctx.now))
  if (isErased) {
    await ctx.listErasures()
    ctx.count('replay-consent-withdrawn')
  }
  return done({})
}
