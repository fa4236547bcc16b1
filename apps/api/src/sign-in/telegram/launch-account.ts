import { nameDigest } from '../../doors/people/authorise.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Known } from '../../ground/ports/caller.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'
import type { Pepper } from '../../ground/secrets/pepper.ts'
import { clockSkewMs, consumeProof, firstUseOf } from '../consume-proof.ts'
import { findOrProveAccount, findProvenAccount, type Subject, subjectOf } from '../proven-account.ts'
import { initDataLifeMs, type Launch, readInitData } from './read-init-data.ts'

export const subjectOfLaunch = (pepper: Pepper, { user }: Launch): Subject =>
  subjectOf(pepper, 'telegram', String(user.id))

/** The names a launch proves: the username, if any, and the user id. */
export const identifiersOf = ({ user: { id, username } }: Launch): [string, ...string[]] =>
  username ? [username, String(id)] : [String(id)]

export const namesOf = (pepper: Pepper, launch: Launch) =>
  identifiersOf(launch).map(name => nameDigest(pepper, name))

/** Finds or creates the account of a Telegram user id. */
type Making = Pick<VerbContext, 'db' | 'now' | 'pepper'>

export const findOrMakeAccount = ({ db, now, pepper }: Making, launch: Launch) =>
  findOrProveAccount(
    db,
    subjectOfLaunch(pepper, launch),
    nameDigest(pepper, `telegram:${launch.user.id}`),
    now,
  )

/** A lost reply may be requested again within this time. */
export const retryMs = 2 * 60_000

/** Whether a launch is valid proof: on first use, and briefly afterwards. */
export async function useLaunch(db: Database, { seal }: Launch, now: Date): Promise<boolean> {
  const proof = `telegram:${seal}`
  const expiresAt = new Date(now.getTime() + initDataLifeMs + 2 * clockSkewMs)
  if (await consumeProof(db, { proof, expiresAt }, now)) return true
  const firstUse = await firstUseOf(db, proof)
  return firstUse !== null && now.getTime() - firstUse.getTime() <= retryMs
}

/** As long as a mini app may stay open: the session proves the caller, the launch only identifies their chat. */
const launchLifeMs = 24 * 60 * 60_000

type Asking = Pick<VerbContext, 'db' | 'now' | 'pepper'> & Pick<Known['keeper'], 'caller'>

/** Finds the account's own chat with the bot by user id; null if the launch is someone else's. */
export async function findOwnChat(
  { db, caller, now, pepper }: Asking,
  botToken: string,
  initData: string,
): Promise<number | null> {
  const launch = readInitData(botToken, initData, now, launchLifeMs)
  if (!launch.ok) return null
  const account = await findProvenAccount(db, subjectOfLaunch(pepper, launch.data))
  const isOwn = account !== null && account.identifierDigest === caller.signIn?.account
  return isOwn ? launch.data.user.id : null
}
