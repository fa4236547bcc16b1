import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { organisationLinks } from '../db/schema/organisation-links.ts'
import { organisations } from '../db/schema/organisations.ts'

/** A link of this organisation that opens one more report now. */
export const isLinkOpen = (code: string, now: Date) =>
  and(
    eq(organisationLinks.organisation, code),
    isNull(organisationLinks.disabledAt),
    gt(organisationLinks.validUntil, now),
    lt(organisationLinks.uses, organisationLinks.maxUses),
  )

/** An organisation whose links may open one more report. */
export const isOrganisationOpen = (code: string) =>
  and(
    eq(organisations.code, code),
    isNull(organisations.disabledAt),
    or(isNull(organisations.maxUnlocks), lt(organisations.unlocks, organisations.maxUnlocks)),
  )
