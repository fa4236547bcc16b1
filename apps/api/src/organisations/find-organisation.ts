import { type Organisation, organisationCode } from '@lithe/contracts/organisations'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organisationLinks } from '../db/schema/organisation-links.ts'
import { organisations } from '../db/schema/organisations.ts'
import { isLinkOpen, isOrganisationOpen } from './link-conditions.ts'
import { organisationKeyDigest } from './organisation-key.ts'

type Asked = { organisation: string | null | undefined; organisationKey?: string | undefined }

async function opensReports(db: Database, code: string, key: string, now: Date): Promise<boolean> {
  const open = await db.$count(
    organisationLinks,
    and(eq(organisationLinks.keyDigest, organisationKeyDigest(key)), isLinkOpen(code, now)),
  )
  return open > 0 && (await db.$count(organisations, isOrganisationOpen(code))) > 0
}

/** What everybody may know of an organisation in use, or null. */
export async function findOrganisation(
  { db, now }: { db: Database; now: Date },
  { organisation, organisationKey }: Asked,
): Promise<Organisation | null> {
  const code = organisationCode(organisation ?? '')
  if (!code) return null
  const [known] = await db
    .select({
      code: organisations.code,
      name: organisations.name,
      workoutSet: organisations.workoutSet,
      logo: organisations.logo,
      asksForReplay: organisations.asksForReplay,
    })
    .from(organisations)
    .where(and(eq(organisations.code, code), isNull(organisations.disabledAt)))
  if (!known) return null
  const unlocksReports = organisationKey !== undefined && (await opensReports(db, code, organisationKey, now))
  return { ...known, unlocksReports }
}
