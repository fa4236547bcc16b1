import { type makeBrowserLink as endpoint, guestIdPattern, type SignInWay } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { signInSessions } from '../../db/schema/sign-in.ts'
import { authorise, keeperOf } from '../../people/authorise.ts'
import { done, type Outcome, refuse } from '../../ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ports/verb.ts'
import type { Pepper } from '../../secrets/pepper.ts'
import { findOrMakeAccount, identifiersOf, namesOf, useLaunch } from '../telegram/launch-account.ts'
import { readInitData } from '../telegram/read-init-data.ts'
import { type Pass, sealPass } from './link-key.ts'

export type BrowserLinkContext = VerbContext & {
  pepper: Pepper
  /** Null where Telegram is no way in. */
  botToken: string | null
}

/** Long enough to change over to the other browser; a link lies in its history from then on. */
export const linkLifeMs = 10 * 60_000

type Bearer = Omit<Pass, 'expiresAtMs'>
type Refusal =
  | 'identity-unproven'
  | 'not-yours'
  | 'sign-in-off'
  | 'proof-refused'
  | 'proof-stale'
  | 'too-many-requests'

async function wayOf(db: Database, sessionId: string): Promise<SignInWay | null> {
  const isIt = eq(signInSessions.id, sessionId)
  const [session] = await db.select({ way: signInSessions.way }).from(signInSessions).where(isIt)
  return session?.way ?? null
}

/** A guest id opens what is the guest's wherever it is known, and there is nothing else for a link to carry. */
async function bearerOfSession({ db, caller }: BrowserLinkContext): Promise<Outcome<Bearer, Refusal>> {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const { session } = caller
  const userIdentifier = keeperOf(caller.userIdentifier)
  if (session === null || guestIdPattern.test(userIdentifier)) return refuse('identity-unproven')
  const way = await wayOf(db, session.sessionId)
  if (way === null) return refuse('identity-unproven')
  const { account, names } = session
  return done({ account, names: [...names], userIdentifier, way, provenAtMs: session.provenAt.getTime() })
}

/** For a mini app in a frame, where no cookie of ours is kept: the launch proves what a session would. */
async function bearerOfLaunch(ctx: BrowserLinkContext, initData: string): Promise<Outcome<Bearer, Refusal>> {
  const { db, now, botToken } = ctx
  if (botToken === null) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const launch = readInitData(botToken, initData, now)
  if (!launch.ok) return launch
  return db.transaction(async transaction => {
    if (!(await useLaunch(transaction, launch.data, now))) return refuse('proof-stale')
    const { identifierDigest: account } = await findOrMakeAccount(transaction, launch.data, now)
    const [userIdentifier] = identifiersOf(launch.data)
    const names = namesOf(launch.data)
    return done<Bearer>({ account, names, userIdentifier, way: 'telegram', provenAtMs: now.getTime() })
  })
}

/** A key that lets its bearer into the account that is proven here, in another browser: once, and soon. */
export const makeBrowserLink: VerbFor<typeof endpoint, object, BrowserLinkContext> = async (
  ctx,
  { initData },
) => {
  const isByLaunch = ctx.caller.session === null && initData !== undefined
  const bearer = isByLaunch ? await bearerOfLaunch(ctx, initData) : await bearerOfSession(ctx)
  if (!bearer.ok) {
    if (isByLaunch) ctx.count('proof-refused')
    return bearer
  }
  if (!(await ctx.limits('browser-link', bearer.data.account))) return refuse('too-many-requests')
  const expiresAtMs = ctx.now.getTime() + linkLifeMs
  ctx.count('link-made')
  return done({ key: sealPass(ctx.pepper, { ...bearer.data, expiresAtMs }), lifeSeconds: linkLifeMs / 1000 })
}
