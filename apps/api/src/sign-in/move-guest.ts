import { and, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { moveSharing } from '../assessments/sharing.ts'
import { profileDigest } from '../doors/people/authorise.ts'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures, recordPartOf, takenBackName } from '../ground/db/erasures.ts'
import { assessments, sessions } from '../ground/db/schema/assessments.ts'
import { orders, promoRedemptions } from '../ground/db/schema/orders.ts'
import { consents, type Person, people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { eraseResults } from '../money/forget-checkouts.ts'

type Agreed = { isInForce: boolean; brought: Date[] }

/**
 * Moves consents; a consent sent for both is kept once. A withdrawal by either applies to both and ends every
 * consent given before it.
 */
async function moveConsents(db: Database, from: Person, to: Person): Promise<Agreed> {
  const given = await db.select().from(consents).where(eq(consents.personId, from.id))
  const moved = given.map(({ id: _own, ...consent }) => ({ ...consent, personId: to.id }))
  const isTheirs = eq(consents.personId, to.id)
  const theirs = await db.select().from(consents).where(isTheirs)
  if (moved.length > 0) await db.insert(consents).values(moved).onConflictDoNothing()
  await db.delete(consents).where(eq(consents.personId, from.id))
  const brought = given.map(({ givenAt }) => givenAt)
  const endedMs = Math.max(...[...given, ...theirs].map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0), 0)
  if (endedMs === 0) return { isInForce: true, brought }
  const withdrawnAt = new Date(endedMs)
  const isOld = and(isTheirs, isNull(consents.withdrawnAt), lte(consents.givenAt, withdrawnAt))
  await db.update(consents).set({ withdrawnAt }).where(isOld)
  return { isInForce: (await db.$count(consents, and(isTheirs, isNull(consents.withdrawnAt)))) > 0, brought }
}

/** Erases what the guest brings without valid consent, as after a withdrawal, and closes an open order. */
async function dropMeasured(db: Database, from: Person, brought: Date[], now: Date): Promise<boolean> {
  const erased = await eraseResults(db, from.id)
  const isOpen = and(inArray(orders.id, erased.orderIds), eq(orders.state, 'open'))
  await db.update(orders).set({ cancelAskedAt: now }).where(isOpen)
  const names = [...erased.names, ...brought.map(givenAt => takenBackName(erasedName(from.id), givenAt))]
  await recordErasures(db, names, now)
  return names.length > 0
}

/**
 * Moves measurements, except for reports the account already has and data without valid consent; fills in missing
 * details. Returns whether anything was erased.
 */
async function moveMeasured(db: Database, from: Person, to: Person, now: Date): Promise<boolean> {
  const { isInForce, brought } = await moveConsents(db, from, to)
  const wasShared = await moveSharing(db, from.id, to.id, now)
  const isErased = (!isInForce && (await dropMeasured(db, from, brought, now))) || wasShared
  await db.update(sessions).set({ personId: to.id }).where(eq(sessions.personId, from.id))
  const { personId, sessionIds } = assessments
  const known = db.select({ sessionIds }).from(assessments).where(eq(personId, to.id))
  await db
    .update(assessments)
    .set({ personId: to.id })
    .where(and(eq(personId, from.id), notInArray(sessionIds, known)))
  const seat = isInForce ? from.seat : null
  await db
    .update(people)
    .set({
      name: sql`coalesce(${people.name}, ${from.name})`,
      ageYears: sql`coalesce(${people.ageYears}, ${from.ageYears})`,
      sex: sql`coalesce(${people.sex}, ${from.sex})`,
      seat: sql`coalesce(${people.seat}, ${seat})`,
    })
    .where(eq(people.id, to.id))
  const nothing = { name: null, ageYears: null, sex: null, seat: null }
  await db.update(people).set(nothing).where(eq(people.id, from.id))
  return isErased
}

/** Moves profiles to the new keeper in one statement, keeping their suffixes; equal suffixes are merged. */
async function moveProfiles(db: Database, guest: Person, account: Person, now: Date): Promise<boolean> {
  const kept = await db.select().from(people).where(eq(people.keeperId, guest.id)).for('update')
  if (kept.length === 0) return false
  const nameOf = ({ profile }: Person) => profileDigest(account.identifierDigest, String(profile))
  const ids = kept.map(({ id }) => id)
  const isTheirs = and(inArray(people.identifierDigest, kept.map(nameOf)), notInArray(people.id, ids))
  const there = new Map(
    (await db.select().from(people).where(isTheirs)).map(row => [row.identifierDigest, row]),
  )
  const moved = kept.filter(profile => !there.has(nameOf(profile)))
  const renamed = JSON.stringify(moved.map(profile => ({ id: profile.id, name: nameOf(profile) })))
  await db.execute(sql`update ${people} set identifier_digest = renamed.name, keeper_id = ${account.id}
    from jsonb_to_recordset(${renamed}::text::jsonb) as renamed (id uuid, name text) where ${people.id} = renamed.id`)
  let isErased = false
  for (const profile of kept) {
    const known = there.get(nameOf(profile))
    if (!known) continue
    isErased = (await moveMeasured(db, profile, known, now)) || isErased
    await recordPartOf(db, profile.id, known.id, now)
  }
  return isErased
}

/** Locks the guest, so that one of several sign-ins takes everything, including a running upload. */
async function lockGuest(db: Database, identifier: string): Promise<Person | null> {
  const isGuest = eq(people.identifierDigest, identifierDigest(identifier))
  const [guest] = await db.select().from(people).where(isGuest).for('update')
  return guest ?? null
}

/**
 * Moves a guest's measurements, assessments and profiles to the account; nothing of the guest remains. Returns whether
 * data without valid consent was erased, which the erasure files must then list.
 */
export async function moveGuest(db: Database, guestIdentifier: string, account: Person, now: Date) {
  const guest = await lockGuest(db, guestIdentifier)
  if (!guest) return false
  const isErased = [
    await moveMeasured(db, guest, account, now),
    await moveProfiles(db, guest, account, now),
  ].includes(true)
  await db
    .update(promoRedemptions)
    .set({ keeperId: account.id })
    .where(eq(promoRedemptions.keeperId, guest.id))
  await db.delete(people).where(eq(people.id, guest.id))
  await recordPartOf(db, guest.id, account.id, now)
  return isErased
}
