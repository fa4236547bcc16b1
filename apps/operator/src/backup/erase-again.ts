import type { Database } from '@lithe/api/database'
import { erasedName, erasureLine, takenBackName } from '@lithe/api/erasures'
import { recordEvent } from '@lithe/api/events'
import { erasePerson } from '@lithe/api/rights/erase-person'
import { takeReport } from '@lithe/api/rights/erase-report'
import { eraseMeasured } from '@lithe/api/rights/withdraw-consent'
import { assessments, sessions } from '@lithe/api/schema/assessments'
import { erasures } from '@lithe/api/schema/erasures'
import { consents, people } from '@lithe/api/schema/people'
import { passkeys, signInCodes, signInSessions } from '@lithe/api/schema/sign-in'
import { endSharingsAgain } from '@lithe/api/sharing'
import { asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type ErasureLists, namesOfPerson, toErasureLists } from './erasure-lists.ts'

const rowsAtOnce = 1000

/** Pages through ids in order, so that a million are never in memory at once. */
async function* pages<Id extends string>(page: (after: Id | null) => Promise<{ id: Id }[]>) {
  for (let after: Id | null = null; ; ) {
    const found: { id: Id }[] = await page(after)
    yield found.map(({ id }) => id)
    const last = found.at(-1)
    if (!last || found.length < rowsAtOnce) return
    after = last.id
  }
}

type WithId = typeof people | typeof assessments | typeof sessions | typeof passkeys

async function listed(db: Database, table: WithId, isListed: (id: string) => boolean): Promise<string[]> {
  const found: string[] = []
  const page = (after: string | null) =>
    db
      .select({ id: table.id })
      .from(table as typeof people)
      .where(after === null ? undefined : gt(table.id, after))
      .orderBy(asc(table.id))
      .limit(rowsAtOnce)
  for await (const ids of pages(page)) found.push(...ids.filter(isListed))
  return found
}

/** Reapplies withdrawals of consents that are valid in the backup, erasing what was stored under them. */
async function takeBackAgain(db: Database, lists: ErasureLists, now: Date) {
  const isTakenBack = (personId: string, givenAt: Date) =>
    namesOfPerson(lists, erasedName(personId)).some(name => lists.erased.has(takenBackName(name, givenAt)))
  const { personId, givenAt } = consents
  const inForce = await db.select({ personId, givenAt }).from(consents).where(isNull(consents.withdrawnAt))
  const theirs = inForce.filter(row => isTakenBack(row.personId, row.givenAt))
  for (const id of new Set(theirs.map(row => row.personId))) await eraseMeasured(db, id, now)
}

async function keepLines(db: Database, lines: readonly string[], now: Date) {
  for (let at = 0; at < lines.length; at += rowsAtOnce) {
    const rows = lines.slice(at, at + rowsAtOnce).map(line => {
      const [name = '', partOf = null] = line.split(' ')
      return { name, partOf, at: now }
    })
    await db.insert(erasures).values(rows).onConflictDoNothing()
  }
}

/** Number of rows erased again. */
export type ErasedAgain = { people: number; reports: number; measurements: number; passkeys: number }

/**
 * Reapplies every erasure since the backup, within the caller's transaction and by the same rules, from the
 * lists' `lines` and the database's own. The lines are stored for later restores. All sessions end, because a
 * signed-out device would be signed in again.
 */
export async function eraseAgain(db: Database, lines: readonly string[], now: Date): Promise<ErasedAgain> {
  await db.delete(signInSessions)
  await db.delete(signInCodes)
  await keepLines(db, lines, now)
  const lists = toErasureLists([...lines, ...(await db.select().from(erasures)).map(erasureLine)])
  const isErased = (id: string) => lists.erased.has(erasedName(id))
  const isErasedPerson = (id: string) =>
    namesOfPerson(lists, erasedName(id)).some(name => lists.erased.has(name))

  let erasedPeople = 0
  // A profile may have just been erased with its keeper.
  for (const id of await listed(db, people, isErasedPerson))
    if (await erasePerson(db, id, now)) erasedPeople += 1
  await takeBackAgain(db, lists, now)
  await endSharingsAgain(db, isErased, now)
  const reports = await listed(db, assessments, isErased)
  for (const id of reports)
    for (const report of await db.select().from(assessments).where(eq(assessments.id, id)))
      await takeReport(db, report, now)
  const measured = await listed(db, sessions, isErased)
  if (measured.length > 0) await db.delete(sessions).where(inArray(sessions.id, measured))
  const keys = await listed(db, passkeys, isErased)
  if (keys.length > 0) await db.delete(passkeys).where(inArray(passkeys.id, keys))
  await recordEvent(db, { kind: 'staff-command', personId: null, detail: 'restore', at: now })
  return {
    people: erasedPeople,
    reports: reports.length,
    measurements: measured.length,
    passkeys: keys.length,
  }
}
