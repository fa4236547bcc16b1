import { isDeepStrictEqual } from 'node:util'
import { consentAgeYears, type putSession as endpoint } from '@lithe/contracts/api'
import { reportSpanMs } from '@lithe/contracts/constants'
import { contradictionIn, isWindowOf } from '@lithe/movements/catalog'
import type { Language } from '@lithe/words/languages'
import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordConsent } from '../consent/record-consent.ts'
import { askRows, type Database } from '../db/database.ts'
import { assessments, type StoredSession, sessions } from '../db/schema/assessments.ts'
import { consents, people } from '../db/schema/people.ts'
import { holdPerson, isUpToDate } from '../people/find-person.ts'
import type { Known } from '../ports/caller.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { BeforeFor, VerbContext, VerbFor } from '../ports/verb.ts'

type Sent = z.output<typeof endpoint.body>
type SessionBody = Pick<StoredSession, 'movement' | 'measured' | 'measuredAt'>

const isImpossible = (measured: StoredSession['measured']) =>
  measured.ok && (contradictionIn(measured.measurement) !== null || !isWindowOf(measured.measurement))

/** A phone whose clock is wrong loses nothing: what it measured in days to come was measured when we heard of it. */
const keptTime = (measuredAt: Date, receivedAt: Date) =>
  measuredAt.getTime() - receivedAt.getTime() > reportSpanMs ? receivedAt : measuredAt

const isSameUpload = (stored: StoredSession, sent: SessionBody) =>
  stored.movement === sent.movement &&
  stored.measuredAt.getTime() === keptTime(sent.measuredAt, stored.receivedAt).getTime() &&
  isDeepStrictEqual(asStored(stored.measured), asStored(sent.measured))

/**
 * A guest's upload that arrives after their sign-in begins that guest anew, and the device, which got no answer, sends it
 * again as the account. Id and measurement to the last digit prove who measured it. A guest takes nothing over.
 */
async function takeOver(
  db: Database,
  { id, personId: guestId }: StoredSession,
  { personId, identity }: { personId: string } & Pick<Known['keeper'], 'identity'>,
): Promise<boolean> {
  if (identity.beginsAs === 'guest') return false
  const isGuest = sql`exists (
    select 1 from ${people} found join ${people} keeper on keeper.id = coalesce(found.keeper_id, found.id)
    where found.id = ${guestId} and keeper.guest_seen_at is not null)`
  const isInReport = sql`exists (
    select 1 from ${assessments} where person_id = ${guestId} and session_ids @> array[${id}::uuid])`
  const taken = await db
    .update(sessions)
    .set({ personId })
    .where(and(eq(sessions.id, id), eq(sessions.personId, guestId), isGuest, not(isInReport)))
    .returning({ id: sessions.id })
  return taken.length > 0
}

/** JSON has one zero, JavaScript two. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function mayUpload({ limits, networkAddress, identity }: VerbContext & Known['keeper']) {
  const answers = [limits('upload', identity.keeper), limits('upload-of-network', networkAddress)]
  return (await Promise.all(answers)).every(Boolean)
}

const store = async (ctx: VerbContext & Known['person'], input: Sent, id: string) =>
  ctx.db.transaction(async transaction => {
    const person = await holdPerson(transaction, ctx, ctx.now)
    const consented = await recordConsent(transaction, person, input.consent, ctx.now)
    if (!consented.ok) return consented
    const { id: personId } = person
    const measuredAt = new Date(input.measuredAt)
    const sent = { movement: input.movement, measured: input.measured, measuredAt }
    const kept = { ...sent, personId, measuredAt: keptTime(measuredAt, ctx.now), receivedAt: ctx.now }
    const inserted = await transaction
      .insert(sessions)
      .values({ id, ...kept })
      .onConflictDoNothing()
      .returning({ id: sessions.id })
    if (inserted.length > 0) {
      ctx.count('session-stored')
      return done('new' as const)
    }
    const [stored] = await transaction.select().from(sessions).where(eq(sessions.id, id))
    const isKept =
      stored !== undefined &&
      isSameUpload(stored, sent) &&
      (stored.personId === personId ||
        (await takeOver(transaction, stored, { personId, identity: ctx.identity })))
    ctx.count(isKept ? 'session-repeated' : 'session-refused')
    return isKept ? done('already' as const) : refuse('session-taken')
  })

/** Asked before the person is made: a refused upload leaves no row behind. */
export const judgeUpload: BeforeFor<typeof endpoint> = async (ctx, { measuredAt, measured }) => {
  if (Date.parse(measuredAt) < 0) return refuse('malformed')
  if (isImpossible(measured)) return refuse('impossible-measurement')
  return (await mayUpload(ctx)) ? done(null) : refuse('too-many-requests')
}

/** Keeps one measurement, whenever it arrives. The first upload under an id stays; the same one again changes nothing. */
export const putSession: VerbFor<typeof endpoint, { sessionId: string }> = async (ctx, input) => {
  const id = input.sessionId.toLowerCase()
  const stored = await store(ctx, input, id)
  if (!stored.ok) return stored
  return done({ sessionId: id, stored: stored.data })
}

/** The consent that came along, as a row of a person who never gave nor took back any. */
function firstConsent({ consent }: Sent, now: Date): SQL {
  if (!consent) return sql`select null::uuid as person_id where false`
  const { version, givenAt, isByGuardian } = consent
  const isEnough = sql`(${isByGuardian}::boolean or held.age_years is null or held.age_years >= ${consentAgeYears}::int)`
  return sql`insert into ${consents} (person_id, version, is_by_guardian, given_at, recorded_at)
    select held.id, ${version}, ${isByGuardian}::boolean,
      least(${givenAt}::timestamptz, ${now.toISOString()}::timestamptz), ${now.toISOString()}::timestamptz
    from held where ${isEnough} and ${givenAt}::timestamptz > to_timestamp(0)
      and not exists (select 1 from ${consents} where ${consents.personId} = held.id)
    on conflict do nothing returning person_id`
}

/**
 * Keeps one measurement of a known person in one statement and one commit, with the consent it needs. It waits for an
 * erasing or a withdrawal that is under way, and does nothing once that is done: the person's row is gone or is a newer
 * one (`ctid`) than the one that the statement saw the consents beside. Nor does it for anything else that is unusual.
 */
async function keep(
  db: Database,
  { digest, upToDate, now }: { digest: string; upToDate: SQL; now: Date },
  sent: Sent & { sessionId: string },
): Promise<boolean> {
  const measuredAt = keptTime(new Date(sent.measuredAt), now)
  const isEnough = sql`(${consents.isByGuardian} or held.age_years is null or held.age_years >= ${consentAgeYears}::int)`
  const kept = await askRows(
    db,
    sql`with seen as materialized (
        select ctid as version from ${people} where ${people.identifierDigest} = ${digest}
      ), latest as materialized (
        select id, age_years, ctid as version from ${people}
        where ${people.identifierDigest} = ${digest} and ${upToDate} for key share
      ), held as (
        select latest.* from latest, seen where latest.version = seen.version
      ), begun as (
        ${firstConsent(sent, now)}
      ), agreed as (
        select held.id from held where exists (
          select 1 from ${consents}
          where ${consents.personId} = held.id and ${consents.withdrawnAt} is null and ${isEnough}
        )
        union select person_id from begun
      )
      insert into ${sessions} (id, person_id, movement, measured, measured_at, received_at)
      select ${sent.sessionId.toLowerCase()}::uuid, agreed.id, ${sent.movement}, ${JSON.stringify(sent.measured)}::text::jsonb,
        ${measuredAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from agreed on conflict do nothing returning id`,
  )
  return kept.length > 0
}

/** The usual upload: new, of a known person, with a consent. Any other is null, and then `putSession` says what it is. */
export async function keepStraight(
  { db, now, identity, reads, count }: VerbContext & Known['keeper'] & { reads: Language | null },
  sent: Sent & { sessionId: string },
): Promise<Outcome<z.output<typeof endpoint.data>, never> | null> {
  const digest = identity.profile?.digest ?? identity.keeper
  const upToDate = isUpToDate(identity, reads, now)
  if (!(await keep(db, { digest, upToDate, now }, sent))) return null
  count('session-stored')
  return done({ sessionId: sent.sessionId.toLowerCase(), stored: 'new' })
}
