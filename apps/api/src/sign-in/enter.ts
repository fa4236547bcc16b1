import {
  emailPattern,
  type signOut as endpoint,
  type recallGuest as recallEndpoint,
  type SignInWay,
} from '@lithe/contracts/api'
import { authorise } from '../doors/people/authorise.ts'
import { findPerson } from '../doors/people/find-person.ts'
import { endSignIn, openSignIn } from '../doors/sign-ins/kept-sign-ins.ts'
import type { Database } from '../ground/db/database.ts'
import type { Person } from '../ground/db/schema/people.ts'
import { recordEvent } from '../ground/events/security-events.ts'
import { done } from '../ground/ports/outcome.ts'
import { forgetDevice, isKnownDevice, knowDevice } from './known-devices.ts'
import { moveGuest } from './move-guest.ts'
import type { SignInContext, SignInVerbFor } from './sign-in-context.ts'

type Entry = {
  way: SignInWay
  /** Digests of the proven identifiers. */
  names: string[]
  /** Guest whose assessments and profiles move to the account. */
  guest: string | undefined
  /** The identifier as proven; if an email address, notices about the sign-in go there. */
  identifier: string
  /** When the account was proven, if earlier. */
  provenAt?: Date
}

/**
 * Completes every sign-in: moves the guest's data, opens the session and remembers the device. The returned function
 * sets the cookies; call it after the commit, so that a failed session never replaces the current one.
 */
export async function enter(
  ctx: SignInContext,
  findAccount: (transaction: Database) => Promise<Person>,
  { way, names, guest, identifier, provenAt = ctx.now }: Entry,
): Promise<() => Promise<void>> {
  const { db, signIn, device, knownDevice, now } = ctx
  const opened = await db.transaction(async transaction => {
    const account = await findAccount(transaction)
    const isErased = guest ? await moveGuest(transaction, guest, account, now) : false
    const shownHere = { token: knownDevice.value, names: [account.identifierDigest] }
    // A new account's first device triggers no notice.
    const isNew = account.createdAt < now && !(await isKnownDevice(transaction, shownHere, now))
    const oldToken = signIn.token
    const toOpen = { accountId: account.id, names, way, device, provenAt, oldToken }
    const { signInId, ...held } = await openSignIn(transaction, toOpen, now)
    const arrival = { shown: knownDevice.value, accountId: account.id, signInId }
    const known = await knowDevice(transaction, arrival, now)
    await recordEvent(transaction, { kind: 'signed-in', personId: account.id, detail: way, at: now })
    return { held, known, isErased, newTo: isNew ? account : null }
  })
  return async () => {
    signIn.keep(opened.held.token, opened.held.expiresAt)
    knownDevice.keep(opened.known.token, opened.known.expiresAt)
    ctx.keptGuest.drop()
    ctx.count('signed-in')
    if (opened.newTo !== null && emailPattern.test(identifier))
      ctx.tellOfNewDevice?.({
        to: identifier,
        language: opened.newTo.language,
        account: opened.newTo.identifierDigest,
        at: now,
        device,
        way,
      })
    if (opened.isErased)
      await ctx.listErasures().catch((error: unknown) => {
        ctx.warn(
          { error: String(error) },
          'what a sign-in erased is not on the list yet; the next erasing adds it',
        )
      })
  }
}

/**
 * Ends this device's session, server-side and in its cookie; idempotent. The device stays known unless it is cleared.
 */
export const signOut: SignInVerbFor<typeof endpoint> = async (
  { db, signIn, knownDevice, keptGuest, openedReport },
  { forgetsDevice },
) => {
  if (signIn.token !== null) await endSignIn(db, signIn.token)
  signIn.drop()
  if (!forgetsDevice) return done({})
  keptGuest.drop()
  openedReport.drop()
  if (knownDevice.value !== null) await forgetDevice(db, knownDevice.value)
  knownDevice.drop()
  return done({})
}

/** Returns the browser's guest; drops the cookie of a guest that was erased or became an account. */
export const recallGuest: SignInVerbFor<typeof recallEndpoint> = async ({ db, keptGuest, pepper, now }) => {
  const { guest } = keptGuest
  const claim = guest === null ? null : { userIdentifier: guest, source: 'web' as const, signIn: null }
  const identity = claim && authorise(claim, { pepper, now })
  if (identity?.ok && (await findPerson(db, identity.data))) return done({ userIdentifier: guest })
  keptGuest.drop()
  return done({ userIdentifier: null })
}
