import type { signInWithTelegram as endpoint } from '@lithe/contracts/api'
import { readDeepLink } from '@lithe/contracts/deep-link'
import { findSignIn } from '../../doors/sign-ins/kept-sign-ins.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'
import { enter } from '../enter.ts'
import { findProvenAccount } from '../proven-account.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { findOrMakeAccount, identifiersOf, namesOf, subjectOfLaunch, useLaunch } from './launch-account.ts'
import { type Launch, readInitData } from './read-init-data.ts'

export type TelegramContext = SignInContext & {
  /** Null when Telegram sign-in is disabled. */
  botToken: string | null
  /** Counts a visit by referral link, without storing who made it. */
  countReferral: (code: string, telegramId: number) => Promise<void>
}

/** Telegram resends the same launch data on every reload, so a signed-in person may present it again. */
async function isReload({ db, signIn, now, pepper }: TelegramContext, launch: Launch) {
  const here = await findSignIn(db, signIn.token, now)
  const account = await findProvenAccount(db, subjectOfLaunch(pepper, launch))
  return here !== null && here.account === account?.identifierDigest
}

/** Records the launch and opens the session atomically. */
function enterWith(ctx: TelegramContext, launch: Launch, guest: string | undefined) {
  return ctx.db.transaction(async transaction => {
    const inside = { ...ctx, db: transaction }
    if (!(await useLaunch(transaction, launch, ctx.now)) && !(await isReload(inside, launch))) return null
    return enter(inside, db => findOrMakeAccount({ ...ctx, db }, launch), {
      way: 'telegram',
      names: namesOf(ctx.pepper, launch),
      guest,
      identifier: String(launch.user.id),
    })
  })
}

/** Exchanges Telegram launch data for a session of the user's account. */
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
  const tellDevice = await enterWith(ctx, launch.data, guest)
  if (tellDevice === null) {
    ctx.count('proof-refused')
    return refuse('proof-stale')
  }
  await tellDevice()
  const { referral } = readDeepLink(launch.data.startParam)
  if (referral) await ctx.countReferral(referral, launch.data.user.id)
  const [userIdentifier] = identifiersOf(launch.data)
  const account = await findProvenAccount(ctx.db, subjectOfLaunch(ctx.pepper, launch.data))
  const knownSince = (account?.createdAt ?? ctx.now).toISOString()
  return done({ userIdentifier, firstName: launch.data.user.first_name, knownSince })
}
