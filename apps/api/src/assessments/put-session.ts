import { isDeepStrictEqual } from 'node:util'
import type { putSession as endpoint } from '@lithe/contracts/api'
import { reportSpanMs } from '@lithe/contracts/constants'
import { contradictionIn, isWindowOf } from '@lithe/movements/catalog'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordConsent } from '../consent/record-consent.ts'
import { type StoredSession, sessions } from '../db/schema/assessments.ts'
import { holdPerson } from '../people/find-person.ts'
import type { Known } from '../ports/caller.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { BeforeFor, VerbContext, VerbFor } from '../ports/verb.ts'
import { keepReplay } from '../replays/keep-replay.ts'

type Sent = z.output<typeof endpoint.body>
type SessionBody = Pick<StoredSession, 'personId' | 'movement' | 'measured' | 'measuredAt'>

const isImpossible = (measured: StoredSession['measured']) =>
  measured.ok && (contradictionIn(measured.measurement) !== null || !isWindowOf(measured.measurement))

/** A phone whose clock is wrong loses nothing: what it measured in days to come was measured when we heard of it. */
const keptTime = (measuredAt: Date, receivedAt: Date) =>
  measuredAt.getTime() - receivedAt.getTime() > reportSpanMs ? receivedAt : measuredAt

const isSameUpload = (stored: StoredSession, sent: SessionBody) =>
  stored.personId === sent.personId &&
  stored.movement === sent.movement &&
  stored.measuredAt.getTime() === keptTime(sent.measuredAt, stored.receivedAt).getTime() &&
  isDeepStrictEqual(asStored(stored.measured), asStored(sent.measured))

/** JSON has one zero, JavaScript two. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function mayUpload({ limits, networkAddress, identity }: VerbContext & Known['keeper']) {
  const answers = [limits('upload', identity.keeper), limits('upload-of-network', networkAddress)]
  return (await Promise.all(answers)).every(Boolean)
}

/** Where it is stored, of whom it is: what comes along with it is kept afterwards, and can hold up or lose nothing. */
const store = async (ctx: VerbContext & Known['person'], input: Sent, id: string) =>
  ctx.db.transaction(async transaction => {
    const person = await holdPerson(transaction, ctx, ctx.now)
    const consented = await recordConsent(transaction, person, input.consent, ctx.now)
    if (!consented.ok) return consented
    const { id: personId } = person
    const measuredAt = new Date(input.measuredAt)
    const sent = { personId, movement: input.movement, measured: input.measured, measuredAt }
    const kept = { ...sent, measuredAt: keptTime(measuredAt, ctx.now), receivedAt: ctx.now }
    const inserted = await transaction
      .insert(sessions)
      .values({ id, ...kept })
      .onConflictDoNothing()
      .returning({ id: sessions.id })
    if (inserted.length > 0) {
      ctx.count('session-stored')
      return done({ personId, stored: 'new' as const })
    }
    const [stored] = await transaction.select().from(sessions).where(eq(sessions.id, id))
    const same = stored !== undefined && isSameUpload(stored, sent)
    ctx.count(same ? 'session-repeated' : 'session-refused')
    return same ? done({ personId, stored: 'already' as const }) : refuse('session-taken')
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
  const { personId, stored: asWhat } = stored.data
  const { measured, replay } = input
  if (replay) await keepReplay(ctx, { sessionId: id, personId, measured, replay })
  return done({ sessionId: id, stored: asWhat })
}
