import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { consents } from '../db/schema/consents.ts'
import { feedback } from '../db/schema/feedback.ts'
import { promoRedemptions } from '../db/schema/promo-redemptions.ts'
import { replayConsents } from '../db/schema/replay-consents.ts'
import { replays } from '../db/schema/replays.ts'
import { sessions } from '../db/schema/sessions.ts'
import { readOrderRows } from './read-order-rows.ts'

/** Everything measured of these people and made of it, in an order that never changes. */
export async function readKeptRows(db: Database, personIds: string[]) {
  const isTheirs = inArray(assessments.personId, personIds)
  return {
    consents: await db
      .select()
      .from(consents)
      .where(inArray(consents.personId, personIds))
      .orderBy(asc(consents.givenAt), asc(consents.id)),
    replayConsents: await db
      .select()
      .from(replayConsents)
      .where(inArray(replayConsents.personId, personIds))
      .orderBy(asc(replayConsents.givenAt), asc(replayConsents.id)),
    replays: await db
      .select(getTableColumns(replays))
      .from(replays)
      .innerJoin(sessions, eq(sessions.id, replays.sessionId))
      .where(inArray(sessions.personId, personIds)),
    sessions: await db
      .select()
      .from(sessions)
      .where(inArray(sessions.personId, personIds))
      .orderBy(asc(sessions.measuredAt), asc(sessions.id)),
    assessments: await db
      .select()
      .from(assessments)
      .where(isTheirs)
      .orderBy(asc(assessments.createdAt), asc(assessments.id)),
    feedback: await db
      .select(getTableColumns(feedback))
      .from(feedback)
      .innerJoin(assessments, eq(assessments.id, feedback.assessmentId))
      .where(isTheirs),
    redemptions: await db
      .select(getTableColumns(promoRedemptions))
      .from(promoRedemptions)
      .innerJoin(assessments, eq(assessments.id, promoRedemptions.assessmentId))
      .where(isTheirs)
      .orderBy(asc(promoRedemptions.redeemedAt), asc(promoRedemptions.id)),
    ...(await readOrderRows(db, personIds)),
  }
}
export type KeptRows = Awaited<ReturnType<typeof readKeptRows>>
