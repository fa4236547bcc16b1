import { asc } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import {
  organisationLinks,
  organisations,
  type StoredOrganisation,
  type StoredOrganisationLink,
} from '../../ground/db/schema/organisations.ts'

const numberOf = ({ id }: StoredOrganisationLink) => id.slice(0, 8)

const stateOf = (link: StoredOrganisationLink, now: Date) => {
  if (link.disabledAt) return 'disabled'
  if (link.validUntil <= now) return 'expired'
  return link.uses >= link.maxUses ? 'used up' : 'in use'
}

const organisationLine = (organisation: StoredOrganisation) => {
  const { code, name, workoutSet, logo, unlocks, maxUnlocks, disabledAt } = organisation
  return [
    code.padEnd(20),
    name,
    `${workoutSet} set`,
    logo ?? 'no logo',
    `${unlocks} of ${maxUnlocks ?? 'any'} reports opened`,
    disabledAt ? 'disabled' : 'in use',
  ].join('  ')
}

const linkLine = (link: StoredOrganisationLink, now: Date) =>
  [
    `  link ${numberOf(link)}`.padEnd(20),
    `${link.uses} of ${link.maxUses} used`,
    `until ${link.validUntil.toISOString().slice(0, 16)}Z`,
    stateOf(link, now),
  ].join('  ')

/** Lists all organisations, including disabled ones, with their links. */
export async function listOrganisations({ db, now }: { db: Database; now: Date }): Promise<string> {
  const all = await db.select().from(organisations).orderBy(asc(organisations.code))
  const links = await db.select().from(organisationLinks).orderBy(asc(organisationLinks.createdAt))
  const linesOf = (organisation: StoredOrganisation) => [
    organisationLine(organisation),
    ...links.filter(link => link.organisation === organisation.code).map(link => linkLine(link, now)),
  ]
  return all.flatMap(linesOf).join('\n') || 'There are no organisations.'
}
