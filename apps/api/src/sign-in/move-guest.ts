import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { recordPartOf } from '../db/erasures.ts'
import { assessments, sessions } from '../db/schema/assessments.ts'
import { promoRedemptions } from '../db/schema/orders.ts'
import { consents, type Person, people } from '../db/schema/people.ts'
import { replayConsents } from '../db/schema/replays.ts'
import { profileDigest } from '../people/authorise.ts'
import { identifierDigest } from '../secrets/pepper.ts'

/** What was agreed to goes along; one that both have, as the device sent it to each, stays one. */
async function moveConsents(db: Database, from: Person, to: Person) {
  const given = await db.select().from(consents).where(eq(consents.personId, from.id))
  const theirs = given.map(({ id: _own, ...consent }) => ({ ...consent, personId: to.id }))
  if (theirs.length > 0) await db.insert(consents).values(theirs).onConflictDoNothing()
  await db.delete(consents).where(eq(consents.personId, from.id))
  const agreed = await db.select().from(replayConsents).where(eq(replayConsents.personId, from.id))
  const moved = agreed.map(({ id: _own, ...consent }) => ({ ...consent, personId: to.id }))
  if (moved.length > 0) await db.insert(replayConsents).values(moved).onConflictDoNothing()
  await db.delete(replayConsents).where(eq(replayConsents.personId, from.id))
}

/** What was measured of one person becomes another's, but for a report they have; what was given of them where they have none. */
async function moveMeasured(db: Database, from: Person, to: Person) {
  await db.update(sessions).set({ personId: to.id }).where(eq(sessions.personId, from.id))
  await moveConsents(db, from, to)
  const { personId, sessionIds } = assessments
  const known = db.select({ sessionIds }).from(assessments).where(eq(personId, to.id))
  await db
    .update(assessments)
    .set({ personId: to.id })
    .where(and(eq(personId, from.id), notInArray(sessionIds, known)))
  await db
    .update(people)
    .set({
      name: sql`coalesce(${people.name}, ${from.name})`,
      ageYears: sql`coalesce(${people.ageYears}, ${from.ageYears})`,
      sex: sql`coalesce(${people.sex}, ${from.sex})`,
      seat: sql`coalesce(${people.seat}, ${from.seat})`,
    })
    .where(eq(people.id, to.id))
  const nothing = { name: null, ageYears: null, sex: null, seat: null }
  await db.update(people).set(nothing).where(eq(people.id, from.id))
}

/** A profile keeps its suffix under the new keeper; where the account has one of that suffix, the two become one. */
async function moveProfiles(db: Database, guest: Person, account: Person, now: Date) {
  const kept = await db.select().from(people).where(eq(people.keeperId, guest.id)).for('update')
  for (const profile of kept) {
    // One from before suffixes were kept goes along under its old name.
    const digest = profile.profile
      ? profileDigest(account.identifierDigest, profile.profile)
      : profile.identifierDigest
    const [there] = await db
      .select()
      .from(people)
      .where(and(eq(people.identifierDigest, digest), ne(people.id, profile.id)))
    if (there) {
      await moveMeasured(db, profile, there)
      await recordPartOf(db, profile.id, there.id, now)
    } else
      await db
        .update(people)
        .set({ identifierDigest: digest, keeperId: account.id })
        .where(eq(people.id, profile.id))
  }
}

/** Locked, so that of sign-ins at the same time one takes everything, and an upload under way comes along. */
async function lockGuest(db: Database, identifier: string): Promise<Person | null> {
  const isGuest = eq(people.identifierDigest, identifierDigest(identifier))
  const [guest] = await db.select().from(people).where(isGuest).for('update')
  return guest ?? null
}

/** Makes a guest's measurements, assessments and profiles the account's. Of the guest nothing stays to be erased later. */
export async function moveGuest(db: Database, guestIdentifier: string, account: Person, now: Date) {
  const guest = await lockGuest(db, guestIdentifier)
  if (!guest) return
  await moveMeasured(db, guest, account)
  await moveProfiles(db, guest, account, now)
  await db
    .update(promoRedemptions)
    .set({ keeperId: account.id })
    .where(eq(promoRedemptions.keeperId, guest.id))
  await db.delete(people).where(eq(people.id, guest.id))
  await recordPartOf(db, guest.id, account.id, now)
}
