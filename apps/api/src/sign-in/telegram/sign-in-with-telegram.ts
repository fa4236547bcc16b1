import type { signInWithTelegram as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../../outcome.ts'
import { nameDigest } from '../../people/authorise.ts'
import { identifierDigest } from '../../people/identifier-digest.ts'
import type { VerbFor } from '../../verb.ts'
import { clockSkewMs } from '../clock-skew.ts'
import { enter } from '../enter.ts'
import { findSession } from '../find-session.ts'
import { findOrProveAccount, findProvenAccount, type Subject } from '../proven-account.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { firstUseOf, useProof } from '../use-proof.ts'
import { initDataLifeMs, type Launch, readInitData } from './read-init-data.ts'

export type TelegramContext = SignInContext & {
  /** Null where nobody can sign in with Telegram. */
  botToken: string | null
}

/** A reply that got lost is asked for again within this. */
export const retryMs = 2 * 60_000

const subjectOf = ({ user }: Launch): Subject => ({ issuer: 'telegram', number: String(user.id) })

/** Telegram hands over the same launch data at every reload: who is signed in already may show it again. */
async function isReload({ db, session, now }: TelegramContext, launch: Launch) {
  const here = await findSession(db, session.token, now)
  const account = await findProvenAccount(db, subjectOf(launch))
  return here !== null && here.account === account?.identifierDigest
}

async function mayBeUsed(ctx: TelegramContext, launch: Launch): Promise<boolean> {
  const { db, now } = ctx
  const proof = `telegram:${launch.seal}`
  const expiresAt = new Date(now.getTime() + initDataLifeMs + 2 * clockSkewMs)
  if (await useProof(db, { proof, expiresAt }, now)) return true
  const firstUse = await firstUseOf(db, proof)
  if (firstUse && now.getTime() - firstUse.getTime() <= retryMs) return true
  return isReload(ctx, launch)
}

const namesOf = ({ user: { id, username } }: Launch) =>
  [...(username ? [username] : []), String(id)].map(nameDigest)

/** Remembers the launch and opens the session, both or neither. */
function enterWith(ctx: TelegramContext, launch: Launch, guest: string | undefined) {
  const firstAccount = identifierDigest(`telegram:${launch.user.id}`)
  return ctx.db.transaction(async transaction => {
    const inside = { ...ctx, db: transaction }
    if (!(await mayBeUsed(inside, launch))) return false
    await enter(inside, db => findOrProveAccount(db, subjectOf(launch), firstAccount, ctx.now), {
      way: 'telegram',
      names: namesOf(launch),
      guest,
    })
    return true
  })
}

/** Takes what Telegram tells a mini app at its launch and opens a session for the account of that Telegram number. */
export const signInWithTelegram: VerbFor<typeof endpoint, object, TelegramContext> = async (
  ctx,
  { initData, userIdentifier: guest },
) => {
  if (ctx.botToken === null) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const launch = readInitData(ctx.botToken, initData, ctx.now)
  if (!launch.ok) {
    ctx.count('proof-refused')
    return launch
  }
  if (!(await enterWith(ctx, launch.data, guest))) {
    ctx.count('proof-refused')
    return refuse('proof-stale')
  }
  const { id, username, first_name: firstName } = launch.data.user
  return done({ userIdentifier: username ?? String(id), firstName })
}
