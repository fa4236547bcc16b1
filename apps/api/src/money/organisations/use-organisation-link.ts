import { createHash, randomBytes } from 'node:crypto'
import type { meetOrganisation as endpoint, PublicOrganisation } from '@lithe/contracts/api'
import { type Organisation, organisationCode } from '@lithe/contracts/organisations'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../ground/db/database.ts'
import { organisationLinks, organisations } from '../../ground/db/schema/organisations.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'

/** Whether a link of this organisation may open one more report. */
const isLinkOpen = (code: string, now: Date) =>
  and(
    eq(organisationLinks.organisation, code),
    isNull(organisationLinks.disabledAt),
    gt(organisationLinks.validUntil, now),
    lt(organisationLinks.uses, organisationLinks.maxUses),
  )

/** Whether the organisation's own limit allows one more report. */
const isOrganisationOpen = (code: string) =>
  and(
    eq(organisations.code, code),
    isNull(organisations.disabledAt),
    or(isNull(organisations.maxUnlocks), lt(organisations.unlocks, organisations.maxUnlocks)),
  )

const keyBytes = 24

export const newOrganisationKey = () => randomBytes(keyBytes).toString('base64url')

/** Digest of a link key: enough to recognise it, useless for opening anything. */
export const organisationKeyDigest = (key: string) => createHash('sha256').update(key).digest('hex')

type Shown = { organisation: string; organisationKey: string; now: Date }

/**
 * Consumes one use of a secret link within the unlocking transaction; null when no use is left. Limits are
 * checked in the counting update itself, so they hold under concurrency and across servers.
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

type Asked = { organisation: string | null | undefined; organisationKey?: string | undefined }

async function opensReports(db: Database, code: string, key: string, now: Date): Promise<boolean> {
  const open = await db.$count(
    organisationLinks,
    and(eq(organisationLinks.keyDigest, organisationKeyDigest(key)), isLinkOpen(code, now)),
  )
  return open > 0 && (await db.$count(organisations, isOrganisationOpen(code))) > 0
}

/** Finds an active organisation's public data, or null. */
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
    })
    .from(organisations)
    .where(and(eq(organisations.code, code), isNull(organisations.disabledAt)))
  if (!known) return null
  const unlocksReports = organisationKey !== undefined && (await opensReports(db, code, organisationKey, now))
  return { ...known, unlocksReports }
}

type MeetContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

/** Returns an organisation's public data; does not consume a link. */
export async function meetOrganisation(
  ctx: MeetContext,
  asked: z.output<typeof endpoint.body>,
): Promise<Outcome<z.output<typeof PublicOrganisation>, 'unknown-organisation' | 'too-many-requests'>> {
  if (!(await ctx.limits('organisation', ctx.networkAddress))) return refuse('too-many-requests')
  const organisation = await findOrganisation(ctx, asked)
  return organisation ? done(organisation) : refuse('unknown-organisation')
}
