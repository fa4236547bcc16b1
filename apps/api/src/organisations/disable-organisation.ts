import { organisationCode } from '@lithe/contracts/organisations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organisationLinks } from '../db/schema/organisation-links.ts'
import { organisations } from '../db/schema/organisations.ts'

type Context = { db: Database; now: Date }

/** From now on its code is unknown and its links open nothing; what they opened stays open. */
export async function disableOrganisation({ db, now }: Context, code: string): Promise<boolean> {
  const disabled = await db
    .update(organisations)
    .set({ disabledAt: now })
    .where(and(eq(organisations.code, organisationCode(code)), isNull(organisations.disabledAt)))
    .returning({ code: organisations.code })
  return disabled.length > 0
}

/** Ends one link, by the short number that the list shows for it. */
export async function disableLink({ db, now }: Context, code: string, number: string): Promise<boolean> {
  const disabled = await db
    .update(organisationLinks)
    .set({ disabledAt: now })
    .where(
      and(
        eq(organisationLinks.organisation, organisationCode(code)),
        sql`starts_with(${organisationLinks.id}::text, ${number.toLowerCase()})`,
        isNull(organisationLinks.disabledAt),
      ),
    )
    .returning({ id: organisationLinks.id })
  return disabled.length > 0
}
