import { createHash, timingSafeEqual } from 'node:crypto'
import type { generateReport as endpoint } from '@lithe/contracts/api'
import type { Language } from '@lithe/words/languages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { askRows, type Database, ErasedMeanwhile } from '../db/database.ts'
import { assessments, type StoredSession, sessions } from '../db/schema/assessments.ts'
import { type Person, people } from '../db/schema/people.ts'
import { useOrganisationLink } from '../organisations/use-organisation-link.ts'
import { type CompleteDetails, findCompleteDetails, isUpToDate } from '../people/find-person.ts'
import type { Known } from '../ports/caller.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ports/verb.ts'
import { findLastVisit } from './find-last-visit.ts'
import { inheritedUnlock, type NewReport } from './inherited-unlock.ts'
import { chooseSessions, holdSessions } from './report-sessions.ts'
import { type Scored, scoreSessions } from './score-sessions.ts'
import { type UnlockCause, unlockAssessment } from './unlock-assessment.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether one of the keys sent is the demo key; takes as long whatever was sent, so that it cannot be felt out. */
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

/** What a claim is worth: the demo key, or one use of a secret link. A bare claim, or a code, is nothing. */
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

/** The free cause goes first: a movement measured again takes no further use of a link. */
async function openingFor(db: Database, asked: Asked): Promise<Opening> {
  const inherited = await inheritedUnlock(db, asked.report, asked.now)
  return inherited.cause ? inherited : { cause: await grantedUnlock(db, asked), root: null }
}

/** Opens a report as it is made, if anything does, and says why; null where it stays as it was. */
async function openReport(transaction: Database, asked: Asked): Promise<UnlockCause | null> {
  const { id } = asked.report
  // Held: the same report asked for twice at once would take two uses of a link.
  const [report] = await transaction
    .select({ unlockReason: assessments.unlockReason })
    .from(assessments)
    .where(eq(assessments.id, id))
    .for('no key update')
  if (!report || report.unlockReason !== null) return null
  const { cause, root } = await openingFor(transaction, asked)
  return cause && (await unlockAssessment(transaction, id, cause, asked.now, root)) ? cause : null
}

type NewAssessment = typeof assessments.$inferInsert

/** Stores an assessment, or finds the one that stands on the same sessions already. */
async function storeOnce(db: Database, assessment: NewAssessment): Promise<{ id: string; isNew: boolean }> {
  const [made] = await db
    .insert(assessments)
    .values(assessment)
    .onConflictDoNothing()
    .returning({ id: assessments.id })
  if (made) return { id: made.id, isNew: true }
  const { personId, sessionIds } = assessment
  const [known] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.personId, personId), eq(assessments.sessionIds, sessionIds)))
  if (!known) throw new ErasedMeanwhile('an assessment')
  return { id: known.id, isNew: false }
}

type Made = { report: Scored; person: Person; measured: readonly StoredSession[] }
/** Ends the open order of a report that something else has opened. Payments stand on reports, so a door hands it in. */
type EndsOrders = { endOrderOf: (assessmentId: string) => Promise<unknown> }
type ReportContext = Pick<VerbContext, 'db' | 'now' | 'count' | 'demoUnlockKey'> & EndsOrders

/**
 * Stores a new report that nothing opens, in one statement and one commit: the person first, then the measurements, as
 * `holdSessions` has it. Null where a measurement is gone or the report is there already.
 */
async function storeStraight(
  { db, now }: ReportContext,
  { report, person, measured }: Made,
): Promise<string | null> {
  const ids = measured.map(({ id }) => id)
  const [made] = await askRows<{ id: string }>(
    db,
    sql`with person as materialized (
        select id from ${people} where ${people.id} = ${person.id} for key share
      ), held as materialized (
        select ${sessions.id} from ${sessions}, person
        where ${sessions.personId} = person.id and ${inArray(sessions.id, ids)}
        order by ${sessions.id} for share of ${sessions}
      )
      insert into ${assessments} (person_id, session_ids, model_version, free_report, full_report, created_at)
      select person.id, ${`{${ids.join()}}`}::text::uuid[], ${report.modelVersion},
        ${JSON.stringify(report.freeReport)}::text::jsonb, ${JSON.stringify(report.fullReport)}::text::jsonb,
        ${now.toISOString()}::timestamptz
      from person where (select count(*) from held) = ${ids.length}::int
      on conflict do nothing returning id`,
  )
  return made?.id ?? null
}

/** Stores a report, new or not, and opens it where anything does; what was to pay for it ends then. */
async function storeAndOpen(ctx: ReportContext, { report, person, measured }: Made, claimed: Claimed) {
  const stored = await ctx.db.transaction(async transaction => {
    if (!(await holdSessions(transaction, person.id, measured))) return refuse('unknown-session')
    const { id, isNew } = await storeOnce(transaction, {
      ...report,
      personId: person.id,
      sessionIds: measured.map(session => session.id),
      createdAt: ctx.now,
    })
    ctx.count(isNew ? 'report-made' : 'report-repeated')
    const asked = { report: { id, personId: person.id, freeReport: report.freeReport, measured }, claimed }
    const cause = await openReport(transaction, { ...asked, demoUnlockKey: ctx.demoUnlockKey, now: ctx.now })
    if (cause) ctx.count('report-unlocked', cause.reason === 'organisation' ? cause.source : undefined)
    return done({ assessmentId: id, mayBeOrdered: cause !== null && !isNew })
  })
  if (!stored.ok) return stored
  const { assessmentId, mayBeOrdered } = stored.data
  if (mayBeOrdered) await ctx.endOrderOf(assessmentId)
  return done({ assessmentId })
}

type Chosen = Extract<Awaited<ReturnType<typeof chooseSessions>>, { ok: true }>['data']

/** Scores what was chosen and stores it. */
async function makeReport(
  ctx: ReportContext,
  details: CompleteDetails,
  { person, measured, hasReports, hasOpened }: Chosen,
  input: Claimed,
) {
  const lastVisit = hasReports ? await findLastVisit(ctx.db, person.id, measured) : null
  const report = scoreSessions(details, measured, lastVisit)
  if (!report) return refuse('no-measurements')
  const made = { report, person, measured }
  const id = hasOpened || input.unlocked === true ? null : await storeStraight(ctx, made)
  if (id === null) return storeAndOpen(ctx, made, input)
  ctx.count('report-made')
  return done({ assessmentId: id })
}

/** Scores a person's measurements and keeps the report; the same measurements again are the same report. */
export const generateReport: VerbFor<typeof endpoint, object, VerbContext & EndsOrders> = async (
  ctx,
  input,
) => {
  const { db, person, identity } = ctx
  const details = person && findCompleteDetails(person)
  if (!details) return refuse('profile-incomplete')
  if (!(await ctx.limits('report', identity.keeper))) return refuse('too-many-requests')
  const chosen = await chooseSessions(db, eq(people.id, person.id), input.sessions)
  return chosen.ok ? makeReport(ctx, details, chosen.data, input) : chosen
}

/** The usual report: of a known person, on measurements that are all there. Any other is null, and `generateReport` says what it is. */
export async function reportStraight(
  ctx: VerbContext & EndsOrders & Known['keeper'] & { reads: Language | null },
  input: z.output<typeof endpoint.body>,
): Promise<Awaited<ReturnType<typeof generateReport>> | null> {
  const { db, now, identity, reads } = ctx
  const isThem = sql`${people.identifierDigest} = ${identity.profile?.digest ?? identity.keeper}`
  const chosen = await chooseSessions(
    db,
    sql`${isThem} and ${isUpToDate(identity, reads, now)}`,
    input.sessions,
  )
  const details = chosen.ok ? findCompleteDetails(chosen.data.person) : null
  if (!chosen.ok || !details) return null
  if (!(await ctx.limits('report', identity.keeper))) return refuse('too-many-requests')
  return makeReport(ctx, details, chosen.data, input)
}
