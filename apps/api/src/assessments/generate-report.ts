import { createHash, timingSafeEqual } from 'node:crypto'
import type { generateReport as endpoint } from '@lithe/contracts/api'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type CompleteDetails,
  findCompleteDetails,
  findPerson,
  noteLanguage,
} from '../doors/people/find-person.ts'
import { askRows, type Database } from '../ground/db/database.ts'
import { assessments, type StoredSession, sessions } from '../ground/db/schema/assessments.ts'
import { type Person, people } from '../ground/db/schema/people.ts'
import { done, refuse } from '../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ground/ports/verb.ts'
import { useOrganisationLink } from '../money/organisations/use-organisation-link.ts'
import { type UnlockCause, unlockAssessment } from '../money/unlock-assessment.ts'
import { findLastVisit } from './find-last-visit.ts'
import { inheritedUnlock, type NewReport } from './inherited-unlock.ts'
import { chooseSessions } from './report-sessions.ts'
import { type Scored, scoreSessions } from './score-sessions.ts'
import { shareResults } from './sharing.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares a key with the demo key in constant time, so that timing reveals nothing. */
export const isDemoUnlock = (sent: string | readonly string[] | undefined, key: string | null): boolean =>
  key !== null && [sent ?? []].flat().some(one => timingSafeEqual(digest(one), digest(key)))

export type Claimed = {
  unlocked?: boolean | undefined
  unlockKey?: string | readonly string[] | undefined
  organisation?: string | undefined
  organisationKey?: string | undefined
}

type Opening = { cause: UnlockCause | null; root: string | null }
type Asked = { report: NewReport & { id: string }; claimed: Claimed; demoUnlockKey: string | null; now: Date }

/** Resolves a claim: the demo key, or one use of a secret link. A code alone unlocks nothing. */
async function grantedUnlock(
  db: Database,
  { claimed, demoUnlockKey, now }: Asked,
): Promise<UnlockCause | null> {
  const { unlocked, unlockKey, organisation, organisationKey } = claimed
  if (unlocked !== true) return null
  if (isDemoUnlock(unlockKey, demoUnlockKey)) return { reason: 'demo-key' }
  if (organisation === undefined || organisationKey === undefined) return null
  const source = await useOrganisationLink(db, { organisation, organisationKey, now })
  return source === null ? null : { reason: 'organisation', source }
}

/** Tries inheritance first: redoing a movement should not consume another use of a link. */
async function openingFor(db: Database, asked: Asked): Promise<Opening> {
  const inherited = await inheritedUnlock(db, asked.report, asked.now)
  return inherited.cause ? inherited : { cause: await grantedUnlock(db, asked), root: null }
}

/** Opens a report on creation if a cause exists; returns the cause, or null if unchanged. */
async function openReport(transaction: Database, asked: Asked): Promise<UnlockCause | null> {
  const { id } = asked.report
  // Locks the row, so that concurrent requests for one report do not consume two uses of a link.
  const [report] = await transaction
    .select({ unlockReason: assessments.unlockReason })
    .from(assessments)
    .where(eq(assessments.id, id))
    .for('no key update')
  if (!report || report.unlockReason !== null) return null
  const { cause, root } = await openingFor(transaction, asked)
  return cause && (await unlockAssessment(transaction, id, cause, asked.now, root)) ? cause : null
}

type Made = { report: Scored; person: Person; details: CompleteDetails; measured: readonly StoredSession[] }
type Wish = {
  claimed: Claimed
  /** Whether the person has an open report, or claims a cause for this report. */
  mayOpen: boolean
}
/** Ends the open order of a report opened by other means. Injected, because payments depend on reports. */
type EndsOrders = { endOrderOf: (assessmentId: string) => Promise<unknown> }
type ReportContext = Pick<VerbContext, 'db' | 'now' | 'count' | 'demoUnlockKey'> & EndsOrders

/**
 * Stores a report, or finds the report on the same measurements; null if a measurement was erased meanwhile.
 * Locks the person first, then the measurements, as every erasure does, to avoid deadlocks.
 */
async function storeOnce(
  { now }: ReportContext,
  db: Database,
  { report, person, measured }: Made,
): Promise<{ id: string; isNew: boolean } | null> {
  const sessionIds = measured.map(({ id }) => id)
  const [made] = await askRows<{ id: string }>(
    db,
    sql`with person as materialized (
        select id from ${people} where ${people.id} = ${person.id} for key share
      ), held as materialized (
        select ${sessions.id} from ${sessions}, person
        where ${sessions.personId} = person.id and ${inArray(sessions.id, sessionIds)}
        order by ${sessions.id} for share of ${sessions}
      )
      insert into ${assessments} (person_id, session_ids, model_version, free_report, full_report, created_at)
      select person.id, ${`{${sessionIds.join()}}`}::text::uuid[], ${report.modelVersion},
        ${JSON.stringify(report.freeReport)}::text::jsonb, ${JSON.stringify(report.fullReport)}::text::jsonb,
        ${now.toISOString()}::timestamptz
      from person where (select count(*) from held) = ${sessionIds.length}::int
      on conflict do nothing returning id`,
  )
  if (made) return { id: made.id, isNew: true }
  const [known] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.personId, person.id), eq(assessments.sessionIds, sessionIds)))
  return known ? { id: known.id, isNew: false } : null
}

/** Stores a report and opens it if a cause exists, which ends its open order. */
async function store(ctx: ReportContext, made: Made, { claimed, mayOpen }: Wish) {
  const storeIn = async (db: Database) => {
    const stored = await storeOnce(ctx, db, made)
    if (!stored) return refuse('unknown-session')
    const { id, isNew } = stored
    ctx.count(isNew ? 'report-made' : 'report-repeated')
    const { report, person, details, measured } = made
    const { modelVersion } = report
    if (isNew) await shareResults(db, { personId: person.id, details, measured, modelVersion })
    const asked = { report: { id, personId: person.id, freeReport: report.freeReport, measured }, claimed }
    const cause = mayOpen
      ? await openReport(db, { ...asked, demoUnlockKey: ctx.demoUnlockKey, now: ctx.now })
      : null
    if (cause) ctx.count('report-unlocked', cause.reason === 'organisation' ? cause.source : undefined)
    return done({ assessmentId: id, mayBeOrdered: cause !== null && !isNew })
  }
  const stored = await (mayOpen ? ctx.db.transaction(storeIn) : storeIn(ctx.db))
  if (!stored.ok) return stored
  const { assessmentId, mayBeOrdered } = stored.data
  if (mayBeOrdered) await ctx.endOrderOf(assessmentId)
  return done({ assessmentId })
}

/** Scores a person's measurements and stores the report; idempotent for the same measurements. */
export const generateReport: VerbFor<typeof endpoint, object, VerbContext & EndsOrders> = async (
  ctx,
  input,
) => {
  const { db, identity } = ctx
  const isThem = eq(people.identifierDigest, identity.profile?.digest ?? identity.keeper)
  const chosen = await chooseSessions(db, isThem, input.sessions)
  const person = chosen.ok ? chosen.data.person : await findPerson(db, identity)
  if (person) await noteLanguage(ctx, person)
  const details = person && findCompleteDetails(person)
  if (!details) return refuse('profile-incomplete')
  const asked = [ctx.limits('report', identity.keeper), ctx.limits('report-of-day', identity.keeper)]
  if ((await Promise.all(asked)).includes(false)) return refuse('too-many-requests')
  if (!chosen.ok) return chosen
  const { measured, hasReports, hasOpened } = chosen.data
  const lastVisit = hasReports ? await findLastVisit(db, person.id, measured) : null
  const report = scoreSessions(details, measured, lastVisit)
  if (!report) return refuse('no-measurements')
  const mayOpen = hasOpened || input.unlocked === true
  return store(ctx, { report, person, details, measured }, { claimed: input, mayOpen })
}
