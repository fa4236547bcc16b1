import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../ground/db/database.ts'
import { assessments, feedback, sessions } from '../ground/db/schema/assessments.ts'
import { starsCheckouts } from '../ground/db/schema/checkouts.ts'
import { dueReceipts, orderChanges, orders, promoRedemptions } from '../ground/db/schema/orders.ts'
import { consents } from '../ground/db/schema/people.ts'
import { reminders } from '../ground/db/schema/reminders.ts'
import { sharedResults, sharings } from '../ground/db/schema/sharings.ts'

/** Rows held in memory at once; about a megabyte of measurements. */
const rowsOfPage = 50

let last: Promise<unknown> = Promise.resolve()

/** Serialises page reads on this server, so that long exports do not crowd out other calls. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make)
  last = made.catch(() => {})
  return made
}

/** Cursor: id and time to the microsecond. */
type Place = { id: string; at: string }

const placeOf = (time: AnyPgColumn) => sql<string>`${time}::text`

const after = (time: AnyPgColumn, id: AnyPgColumn, place: Place | null): SQL | undefined =>
  place ? sql`(${time}, ${id}) > (${place.at}::timestamptz, ${place.id}::uuid)` : undefined

async function* inPages<Page extends { rows: Place[] }>(read: (last: Place | null) => Promise<Page>) {
  let place: Place | null = null
  do {
    const page: Page = await inTurn(() => read(place))
    yield page
    place = page.rows.length === rowsOfPage ? (page.rows.at(-1) ?? null) : null
  } while (place)
}

/** Reads a person's consents and requests. */
export async function readWishes(db: Database, personId: string) {
  const agreed = db.select().from(consents).where(eq(consents.personId, personId))
  const [reminder] = await db.select().from(reminders).where(eq(reminders.personId, personId))
  const [sharing] = await db.select().from(sharings).where(eq(sharings.personId, personId))
  const shared = sharing?.key
    ? db.select().from(sharedResults).where(eq(sharedResults.key, sharing.key))
    : null
  return {
    consents: await agreed.orderBy(asc(consents.givenAt), asc(consents.id)),
    reminder,
    sharing,
    sharedResults: (await shared?.orderBy(asc(sharedResults.movement), asc(sharedResults.variant))) ?? [],
  }
}

/** Pages through a person's measurements in order of creation. */
export const pagesOfSessions = (db: Database, personId: string) =>
  inPages(async place => ({
    rows: await db
      .select({ ...getTableColumns(sessions), at: placeOf(sessions.measuredAt) })
      .from(sessions)
      .where(and(eq(sessions.personId, personId), after(sessions.measuredAt, sessions.id, place)))
      .orderBy(asc(sessions.measuredAt), asc(sessions.id))
      .limit(rowsOfPage),
  }))

/** Reads the payment attempts for these reports, with their outcome. */
async function readOrderRows(db: Database, isOne: SQL) {
  return {
    orders: await db
      .select({
        ...getTableColumns(orders),
        receiptGoesTo: dueReceipts.sealedAddress,
        stars: getTableColumns(starsCheckouts),
      })
      .from(orders)
      .leftJoin(dueReceipts, eq(dueReceipts.orderId, orders.id))
      .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
      .where(isOne)
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    changes: await db
      .select(getTableColumns(orderChanges))
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .where(isOne)
      .orderBy(asc(orderChanges.orderId), asc(orderChanges.revision)),
  }
}

async function readReportRows(db: Database, personId: string, place: Place | null) {
  const rows = await db
    .select({ ...getTableColumns(assessments), at: placeOf(assessments.createdAt) })
    .from(assessments)
    .where(and(eq(assessments.personId, personId), after(assessments.createdAt, assessments.id, place)))
    .orderBy(asc(assessments.createdAt), asc(assessments.id))
    .limit(rowsOfPage)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { rows, feedback: [], redemptions: [], orders: [], changes: [] }
  return {
    rows,
    feedback: await db.select().from(feedback).where(inArray(feedback.assessmentId, ids)),
    redemptions: await db
      .select()
      .from(promoRedemptions)
      .where(inArray(promoRedemptions.assessmentId, ids))
      .orderBy(asc(promoRedemptions.redeemedAt), asc(promoRedemptions.id)),
    ...(await readOrderRows(db, inArray(orders.assessmentId, ids))),
  }
}
export type ReportRows = Awaited<ReturnType<typeof readReportRows>>

/** Pages through a person's reports and dependents in order of creation, each page as one snapshot. */
export const pagesOfReports = (db: Database, personId: string) =>
  inPages(place =>
    db.transaction(snapshot => readReportRows(snapshot, personId, place), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  )
