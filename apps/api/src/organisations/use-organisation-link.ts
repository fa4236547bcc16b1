import { organisationCode } from '@lithe/contracts/organisations'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organisationLinks } from '../db/schema/organisation-links.ts'
import { organisations } from '../db/schema/organisations.ts'
import { isLinkOpen, isOrganisationOpen } from './link-conditions.ts'
import { organisationKeyDigest } from './organisation-key.ts'

type Shown = { organisation: string; organisationKey: string; now: Date }

/**
 * Takes one use of a secret link, inside the transaction that opens the report; null where there is none to take.
 * All limits stand in the updates that count, so that many at once get no more than there is, also on two servers.
 */
export async function useOrganisationLink(
  transaction: Database,
  { organisation, organisationKey, now }: Shown,
): Promise<string | null> {
  const code = organisationCode(organisation)
  const [link] = await transaction
    .update(organisationLinks)
    .set({ uses: sql`${organisationLinks.uses} + 1` })
    .where(
      and(eq(organisationLinks.keyDigest, organisationKeyDigest(organisationKey)), isLinkOpen(code, now)),
    )
    .returning({ id: organisationLinks.id })
  if (!link) return null
  const counted = await transaction
    .update(organisations)
    .set({ unlocks: sql`${organisations.unlocks} + 1` })
    .where(isOrganisationOpen(code))
    .returning({ code: organisations.code })
  if (counted.length > 0) return code
  await transaction
    .update(organisationLinks)
    .set({ uses: sql`${organisationLinks.uses} - 1` })
    .where(eq(organisationLinks.id, link.id))
  return null
}
