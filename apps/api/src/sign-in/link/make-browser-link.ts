import { makeBrowserLink as endpoint, type SignInWay } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { keeperOf } from '../../doors/people/authorise.ts'
import { type EndpointDeps, registerEndpoint } from '../../doors/register-endpoint.ts'
import type { Database } from '../../ground/db/database.ts'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ground/ports/verb.ts'
import { findOrMakeAccount, identifiersOf, namesOf, useLaunch } from '../telegram/launch-account.ts'
import { readInitData } from '../telegram/read-init-data.ts'
import { linkLifeMs, type Pass, sealPass } from './link-key.ts'

type LaunchContext = VerbContext & {
  /** Null when Telegram sign-in is disabled. */
  botToken: string | null
}

type Link = z.output<typeof endpoint.data>
type Bearer = Omit<Pass, 'expiresAtMs'>
type LaunchRefusal = 'sign-in-off' | 'proof-refused' | 'proof-stale' | 'too-many-requests'

async function wayOf(db: Database, signInId: string): Promise<SignInWay | null> {
  const isIt = eq(signInSessions.id, signInId)
  const [session] = await db.select({ way: signInSessions.way }).from(signInSessions).where(isIt)
  return session?.way ?? null
}

/** Proves the account by launch data, for a framed mini app without cookies. */
async function bearerOfLaunch(ctx: LaunchContext, initData: string): Promise<Outcome<Bearer, LaunchRefusal>> {
  const { db, now, botToken } = ctx
  if (botToken === null) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const launch = readInitData(botToken, initData, now)
  if (!launch.ok) return launch
  return db.transaction(async transaction => {
    if (!(await useLaunch(transaction, launch.data, now))) return refuse('proof-stale')
    const { identifierDigest: account } = await findOrMakeAccount({ ...ctx, db: transaction }, launch.data)
    const [userIdentifier] = identifiersOf(launch.data)
    const names = namesOf(ctx.pepper, launch.data)
    return done<Bearer>({ account, names, userIdentifier, way: 'telegram', provenAtMs: now.getTime() })
  })
}

/** Issues a short-lived, single-use key that signs its bearer in on another browser. */
async function linkFor(ctx: VerbContext, bearer: Bearer): Promise<Outcome<Link, 'too-many-requests'>> {
  if (!(await ctx.limits('browser-link', bearer.account))) return refuse('too-many-requests')
  const expiresAtMs = ctx.now.getTime() + linkLifeMs
  ctx.count('link-made')
  return done({ key: sealPass(ctx.pepper, { ...bearer, expiresAtMs }), lifeSeconds: linkLifeMs / 1000 })
}

/** Without a session, the launch data proves the account. */
async function makeLinkByLaunch(ctx: LaunchContext, initData: string): Promise<Outcome<Link, LaunchRefusal>> {
  const bearer = await bearerOfLaunch(ctx, initData)
  if (bearer.ok) return linkFor(ctx, bearer.data)
  ctx.count('proof-refused')
  return bearer
}

/** Issues a link to the signed-in account. Guests need no link: their id opens their data anywhere. */
const makeBrowserLink: VerbFor<typeof endpoint> = async ctx => {
  const { account, names, provenAt, signInId } = ctx.signIn
  const way = await wayOf(ctx.db, signInId)
  if (way === null) return refuse('identity-unproven')
  const userIdentifier = keeperOf(ctx.caller.userIdentifier)
  const provenAtMs = provenAt.getTime()
  return linkFor(ctx, { account, names: [...names], userIdentifier, way, provenAtMs })
}

/** Issues links, after any sign-in method. */
export function browserLinkRoutes(app: FastifyInstance, deps: EndpointDeps, botToken: string | null) {
  const { pepper } = deps
  registerEndpoint(app, deps, {
    endpoint,
    params: z.object({}),
    signedOut: (ctx, { initData }) =>
      initData === undefined ? null : makeLinkByLaunch({ ...ctx, pepper, botToken }, initData),
    verb: (ctx, input) => makeBrowserLink({ ...ctx, pepper }, input),
  })
}
