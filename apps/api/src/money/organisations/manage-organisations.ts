import { organisationCode } from '@lithe/contracts/organisations'
import { type WorkoutSetName, workoutSetNames } from '@lithe/movements/catalog'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { organisationLinks, organisations } from '../../ground/db/schema/organisations.ts'
import { newOrganisationKey, organisationKeyDigest } from './use-organisation-link.ts'

type Context = { db: Database; now: Date }

type NewOrganisation = {
  code: string
  name: string | undefined
  workoutSet: string
  logo: string | null
  maxUnlocks: number | null
}

/** Also valid in a bot's deep link. */
const writableCode = /^[a-z0-9][a-z0-9-]{1,31}$/
const ownPath = /^\/(?!\/)[\w./-]+$/
const longestName = 60

const isWorkoutSet = (name: string): name is WorkoutSetName =>
  (workoutSetNames as readonly string[]).includes(name)

function problemWith({ code, name, logo, maxUnlocks }: NewOrganisation) {
  if (!writableCode.test(code)) return 'A code has 2 to 32 letters, digits and hyphens.'
  if (!name?.trim() || name.length > longestName)
    return `--name is what people read, 1 to ${longestName} characters, like --name "Helvetia".`
  if (logo !== null && !ownPath.test(logo))
    return 'A logo is a path in the web app’s public folder, like /helvetia.svg.'
  if (maxUnlocks !== null && !(Number.isInteger(maxUnlocks) && maxUnlocks > 0))
    return 'A limit is a whole number above 0.'
  return null
}

/** Creates an organisation, or explains what is wrong with its data. */
export async function createOrganisation(
  { db, now }: Context,
  wanted: NewOrganisation,
): Promise<{ ok: true; code: string } | { ok: false; reason: string }> {
  const organisation = { ...wanted, code: organisationCode(wanted.code) }
  const { code, name = '', workoutSet, logo, maxUnlocks } = organisation
  const problem = problemWith(organisation)
  if (problem !== null) return { ok: false, reason: problem }
  if (!isWorkoutSet(workoutSet)) return { ok: false, reason: `--set is ${workoutSetNames.join(' or ')}.` }
  const [made] = await db
    .insert(organisations)
    .values({ code, name: name.trim(), workoutSet, logo, maxUnlocks, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: organisations.code })
  return made ? { ok: true, ...made } : { ok: false, reason: `There is an organisation ${code} already.` }
}

type NewLink = { code: string; maxUses: number; validUntil: Date }
type Made = { ok: true; path: string; id: string } | { ok: false; reason: string }

const longestDays = 366
const dayMs = 86_400_000

function linkProblem({ maxUses, validUntil }: NewLink, now: Date) {
  if (!(Number.isInteger(maxUses) && maxUses > 0))
    return '--uses says how many reports the link opens: a whole number above 0.'
  if (!(validUntil > now)) return '--until is a day or a time in the future, like 2027-01-31.'
  if (validUntil.getTime() - now.getTime() > longestDays * dayMs) return 'A link ends within a year.'
  return null
}

/** Creates a limited link. Its key is shown only once; the database keeps a digest. */
export async function makeLink({ db, now }: Context, wanted: NewLink): Promise<Made> {
  const problem = linkProblem(wanted, now)
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

/** Disables an organisation's code and links; reports already opened stay open. */
export async function disableOrganisation({ db, now }: Context, code: string): Promise<boolean> {
  const disabled = await db
    .update(organisations)
    .set({ disabledAt: now })
    .where(and(eq(organisations.code, organisationCode(code)), isNull(organisations.disabledAt)))
    .returning({ code: organisations.code })
  return disabled.length > 0
}

/** The link number as listed, or a longer prefix of its id. */
const linkNumber = /^[\da-f]{8}[\da-f-]{0,28}$/

/**
 * Disables one link by its short or full number.
 * @returns the obstacle: no active link, or several, match; null on success.
 */
export async function disableLink(
  { db, now }: Context,
  code: string,
  given: string,
): Promise<'none' | 'several' | null> {
  const number = given.toLowerCase()
  if (!linkNumber.test(number)) return 'none'
  const isItsOwn = and(
    eq(organisationLinks.organisation, organisationCode(code)),
    sql`starts_with(${organisationLinks.id}::text, ${number})`,
    isNull(organisationLinks.disabledAt),
  )
  const isAlone = sql`${db.select({ found: count() }).from(organisationLinks).where(isItsOwn)} = 1`
  const ended = await db
    .update(organisationLinks)
    .set({ disabledAt: now })
    .where(and(isItsOwn, isAlone))
    .returning({ id: organisationLinks.id })
  if (ended.length > 0) return null
  return (await db.$count(organisationLinks, isItsOwn)) > 0 ? 'several' : 'none'
}
