import { isDeepStrictEqual } from 'node:util'
import type { putSession as endpoint } from '@lithe/contracts/api'
import { reportSpanMs } from '@lithe/contracts/constants'
import { contradictionIn, isWindowOf } from '@lithe/movements/catalog'
import { and, eq, not, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { admitPerson, noteVisit } from '../doors/people/find-person.ts'
import { askRows, type Database } from '../ground/db/database.ts'
import { assessments, type StoredSession, sessions } from '../ground/db/schema/assessments.ts'
import { type Person, people } from '../ground/db/schema/people.ts'
import type { Known } from '../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ground/ports/verb.ts'
import { agreedOf } from './agreed.ts'

type Context = VerbContext & Known['claimant']
type Sent = z.output<typeof endpoint.body> & { sessionId: string }

const idOf = ({ sessionId }: Sent) => sessionId.toLowerCase()

const isImpossible = (measured: StoredSession['measured']) =>
  measured.ok && (contradictionIn(measured.measurement) !== null || !isWindowOf(measured.measurement))

/** Replaces a future date, from a wrong phone clock, with the time of arrival. */
const keptTime = (measuredAt: Date, receivedAt: Date) =>
  measuredAt.getTime() - receivedAt.getTime() > reportSpanMs ? receivedAt : measuredAt

const isSameUpload = (stored: StoredSession, sent: Sent) =>
  stored.movement === sent.movement &&
  stored.measuredAt.getTime() === keptTime(new Date(sent.measuredAt), stored.receivedAt).getTime() &&
  isDeepStrictEqual(asStored(stored.measured), asStored(sent.measured))

/**
 * Moves a late guest upload to the account. An upload after sign-in recreates the guest, and the device
 * resends it as the account; the same id and measurement prove it. Guests take nothing over.
 */
async function takeOver(
  db: Database,
  { id, personId: guestId }: StoredSession,
  { personId, identity }: { personId: string } & Pick<Context, 'identity'>,
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

/** JSON has no minus zero. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function mayUpload({ limits, networkAddress, identity }: Context) {
  const answers = [
    limits('upload', identity.keeper),
    limits('upload-of-day', identity.keeper),
    limits('upload-of-network', networkAddress),
  ]
  return (await Promise.all(answers)).every(Boolean)
}

/** Owner and outcome of an upload. */
type Kept = Pick<Person, 'id' | 'language' | 'guestSeenAt'> & { isAgreed: boolean; isStored: boolean }

/**
 * Stores a measurement and the consent it needs in one statement; null if the person is unknown or just
 * changed. Waits for a running erasure or withdrawal, after which the row is gone or newer (`ctid`).
 */
async function keep(
  db: Database,
  { identity: { profile, keeper }, now }: Pick<Context, 'identity' | 'now'>,
  sent: Sent,
): Promise<Kept | null> {
  const measuredAt = keptTime(new Date(sent.measuredAt), now)
  const digest = profile?.digest ?? keeper
  const [kept] = await askRows<Omit<Kept, 'guestSeenAt'> & { guestSeenAt: string | null }>(
    db,
    sql`with seen as materialized (
        select ctid as version from ${people} where ${people.identifierDigest} = ${digest}
      ), latest as materialized (
        select *, ctid as version from ${people} where ${people.identifierDigest} = ${digest} for key share
      ), held as (
        select latest.* from latest, seen where latest.version = seen.version
      ), ${agreedOf(sent.consent, now)}, stored as (
        insert into ${sessions} (id, person_id, movement, measured, measured_at, received_at)
        select ${idOf(sent)}::uuid, agreed.person_id, ${sent.movement}, ${JSON.stringify(sent.measured)}::text::jsonb,
          ${measuredAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from agreed on conflict do nothing returning id
      )
      select held.id, held.language, to_json(coalesce(held.guest_seen_at, keeper.guest_seen_at)) as "guestSeenAt",
        exists (select 1 from agreed) as "isAgreed", exists (select 1 from stored) as "isStored"
      from held left join ${people} keeper on keeper.id = held.keeper_id`,
  )
  if (!kept) return null
  const { guestSeenAt } = kept
  return { ...kept, guestSeenAt: guestSeenAt === null ? null : new Date(guestSeenAt) }
}

/** Like `keep`, but creates an unknown guest first. */
async function keepOfKnown(ctx: Context, sent: Sent): Promise<Outcome<Kept, 'too-many-requests'>> {
  for (;;) {
    const kept = await keep(ctx.db, ctx, sent)
    if (kept) return done(kept)
    const admitted = await admitPerson(ctx, ctx.identity)
    if (!admitted.ok) return admitted
  }
}

/** Whether the id holds this same upload, from this person or their former guest. */
const isKeptAlready = (ctx: Context, sent: Sent, { id: personId }: Kept): Promise<boolean> =>
  ctx.db.transaction(async transaction => {
    const [stored] = await transaction
      .select()
      .from(sessions)
      .where(eq(sessions.id, idOf(sent)))
    if (!stored || !isSameUpload(stored, sent)) return false
    if (stored.personId === personId) return true
    // Locked, so that no withdrawal happens between the check and the transfer.
    await transaction.select().from(people).where(eq(people.id, personId)).for('no key update')
    const held = await keep(transaction, ctx, sent)
    return (
      held?.isAgreed === true && takeOver(transaction, stored, { personId: held.id, identity: ctx.identity })
    )
  })

/** Stores a measurement, however late. The first upload under an id wins; repeating it changes nothing. */
export const putSession: VerbFor<typeof endpoint, { sessionId: string }> = async (ctx, sent) => {
  const { measured } = sent
  if (isImpossible(measured)) return refuse('impossible-measurement')
  if (!(await mayUpload(ctx))) return refuse('too-many-requests')
  const outcome = await keepOfKnown(ctx, sent)
  if (!outcome.ok) return outcome
  const { data: kept } = outcome
  await noteVisit(ctx, kept)
  if (!kept.isAgreed) return refuse('consent-missing')
  const isKept = kept.isStored || (await isKeptAlready(ctx, sent, kept))
  ctx.count(kept.isStored ? 'session-stored' : isKept ? 'session-repeated' : 'session-refused')
  if (!isKept) return refuse('session-taken')
  return done({ sessionId: idOf(sent), stored: kept.isStored ? 'new' : 'already' })
}
