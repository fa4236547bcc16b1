import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments, feedback, sessions } from '../db/schema/assessments.ts'
import { starsCheckouts } from '../db/schema/checkouts.ts'
import { dueReceipts, orderChanges, orders, promoRedemptions } from '../db/schema/orders.ts'
import { consents } from '../db/schema/people.ts'
import { reminders } from '../db/schema/reminders.ts'
import { sharedResults, sharings } from '../db/schema/sharings.ts'

/** Every try to pay for a report of these people, with what became of it. */
async function readOrderRows(db: Database, personIds: string[]) {
  const isTheirs = inArray(assessments.personId, personIds)
  return {
    orders: await db
      .select({
        ...getTableColumns(orders),
        receiptGoesTo: dueReceipts.address,
        stars: getTableColumns(starsCheckouts),
      })
      .from(orders)
      .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
      .leftJoin(dueReceipts, eq(dueReceipts.orderId, orders.id))
      .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
      .where(isTheirs)
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    changes: await db
      .select(getTableColumns(orderChanges))
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
      .where(isTheirs)
      .orderBy(asc(orderChanges.orderId), asc(orderChanges.revision)),
  }
}
export type OrderRows = Awaited<ReturnType<typeof readOrderRows>>

/** Everything measured of these people and made of it, in an order that never changes. */
export async function readKeptRows(db: Database, personIds: string[]) {
  const isTheirs = inArray(assessments.personId, personIds)
  return {
    consents: await db
      .select()
      .from(consents)
      .where(inArray(consents.personId, personIds))
      .orderBy(asc(consents.givenAt), asc(consents.id)),
    sharings: await db.select().from(sharings).where(inArray(sharings.personId, personIds)),
    sharedResults: await db
      .select(getTableColumns(sharedResults))
      .from(sharedResults)
      .innerJoin(sharings, eq(sharings.key, sharedResults.key))
      .where(inArray(sharings.personId, personIds))
      .orderBy(asc(sharedResults.movement), asc(sharedResults.ease)),
    reminders: await db.select().from(reminders).where(inArray(reminders.personId, personIds)),
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
