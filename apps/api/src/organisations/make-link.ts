import { organisationCode } from '@lithe/contracts/organisations'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organisationLinks } from '../db/schema/organisation-links.ts'
import { organisations } from '../db/schema/organisations.ts'
import { newOrganisationKey, organisationKeyDigest } from './organisation-key.ts'

type NewLink = { code: string; maxUses: number; validUntil: Date }
type Made = { ok: true; path: string; id: string } | { ok: false; reason: string }

const longestDays = 366
const dayMs = 86_400_000

function problemWith({ maxUses, validUntil }: NewLink, now: Date) {
  if (!(Number.isInteger(maxUses) && maxUses > 0))
    return '--uses says how many reports the link opens: a whole number above 0.'
  if (!(validUntil > now)) return '--until is a day or a time in the future, like 2027-01-31.'
  if (validUntil.getTime() - now.getTime() > longestDays * dayMs) return 'A link ends within a year.'
  return null
}

/** Makes a link that opens so many reports until then. Its key is told this once; the database keeps a digest. */
export async function makeLink({ db, now }: { db: Database; now: Date }, wanted: NewLink): Promise<Made> {
  const problem = problemWith(wanted, now)
  if (problem) return { ok: false, reason: problem }
  const code = organisationCode(wanted.code)
  const known = await db.$count(
    organisations,
    and(eq(organisations.code, code), isNull(organisations.disabledAt)),
  )
  if (known === 0) return { ok: false, reason: 'There is no such organisation in use.' }
  const key = newOrganisationKey()
  const { maxUses, validUntil } = wanted
  const [link] = await db
    .insert(organisationLinks)
    .values({
      organisation: code,
      keyDigest: organisationKeyDigest(key),
      maxUses,
      validUntil,
      createdAt: now,
    })
    .returning({ id: organisationLinks.id })
  if (!link) throw new Error('a link was not kept')
  return { ok: true, path: `/?o=${code}#k=${key}`, id: link.id }
}
