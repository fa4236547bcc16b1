import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  organisationLinks,
  organisations,
  type StoredOrganisation,
  type StoredOrganisationLink,
} from '../db/schema/organisations.ts'
import { countReplays, type ReplayCounts } from '../replays/kept-replays.ts'

const shortNumber = ({ id }: StoredOrganisationLink) => id.slice(0, 8)

const stateOf = (link: StoredOrganisationLink, now: Date) => {
  if (link.disabledAt) return 'disabled'
  if (link.validUntil <= now) return 'expired'
  return link.uses >= link.maxUses ? 'used up' : 'in use'
}

const replayWords = ({ asksForReplay }: StoredOrganisation, counts: ReplayCounts) => {
  const { agrees, differs, unreadable } = counts
  const asks = asksForReplay ? 'asks for replays' : 'no replays'
  const kept = `${agrees} agree, ${differs} differ, ${unreadable} unreadable`
  return asksForReplay || agrees + differs + unreadable > 0 ? `${asks}: ${kept}` : asks
}
const organisationLine = (organisation: StoredOrganisation, counts: ReplayCounts) => {
  const { code, name, workoutSet, logo, unlocks, maxUnlocks, disabledAt } = organisation
  return [
    code.padEnd(20),
    name,
    `${workoutSet} set`,
    logo ?? 'no logo',
    `${unlocks} of ${maxUnlocks ?? 'any'} reports opened`,
    replayWords(organisation, counts),
    disabledAt ? 'disabled' : 'in use',
  ].join('  ')
}

const linkLine = (link: StoredOrganisationLink, now: Date) =>
  [
    `  link ${shortNumber(link)}`.padEnd(20),
    `${link.uses} of ${link.maxUses} used`,
    `until ${link.validUntil.toISOString().slice(0, 16)}Z`,
    stateOf(link, now),
  ].join('  ')

/** Every organisation there ever was with its links, a line each. */
export async function listOrganisations({ db, now }: { db: Database; now: Date }): Promise<string> {
  const all = await db.select().from(organisations).orderBy(asc(organisations.code))
  const links = await db.select().from(organisationLinks).orderBy(asc(organisationLinks.createdAt))
  const countsOf = await countReplays(db)
  const linesOf = (organisation: StoredOrganisation) => [
    organisationLine(organisation, countsOf(organisation.code)),
    ...links.filter(link => link.organisation === organisation.code).map(link => linkLine(link, now)),
  ]
  return all.flatMap(linesOf).join('\n') || 'There are no organisations.'
}
