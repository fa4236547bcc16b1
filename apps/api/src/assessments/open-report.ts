import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { useOrganisationLink } from '../organisations/use-organisation-link.ts'
import { inheritedUnlock, type NewReport } from './inherited-unlock.ts'
import { isDemoUnlock } from './is-demo-unlock.ts'
import { type UnlockCause, unlockAssessment } from './unlock-assessment.ts'

export type Claimed = {
  unlocked?: boolean | undefined
  unlockKey?: string | undefined
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
export async function openReport(transaction: Database, asked: Asked): Promise<UnlockCause | null> {
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
