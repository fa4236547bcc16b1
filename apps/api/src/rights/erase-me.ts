import type {
  Caller,
  eraseMe as eraseMeEndpoint,
  eraseProfile as eraseProfileEndpoint,
} from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { provenAddress } from '../doors/people/authorise.ts'
import type { Database } from '../ground/db/database.ts'
import { signInCodes } from '../ground/db/schema/sign-in.ts'
import { recordEvent } from '../ground/events/security-events.ts'
import { mailboxOf } from '../ground/mail/mailbox-of.ts'
import { done, refuse } from '../ground/ports/outcome.ts'
import type { VerbFor } from '../ground/ports/verb.ts'
import { addressDigest, type Pepper } from '../ground/secrets/pepper.ts'
import { endOpenOrders, erasePerson } from './erase-person.ts'

/** Deletes the codes of an email address; no account row leads to them. */
async function forgetCodes(db: Database, pepper: Pepper, caller: Caller) {
  const address = provenAddress(caller)
  const mailbox = address === null ? null : mailboxOf(address)
  if (mailbox === null) return
  await db
    .delete(signInCodes)
    .where(eq(signInCodes.addressDigest, addressDigest(pepper.codes, mailbox.address)))
}

/** Erases the caller and all their data, on every device; idempotent. */
export const eraseMe: VerbFor<typeof eraseMeEndpoint> = async ctx => {
  const { db, caller, identity, person, pepper } = ctx
  if (identity.profile) return refuse('not-a-person')
  if (person) await endOpenOrders(ctx, person.id)
  const isErased = await db.transaction(async transaction => {
    await forgetCodes(transaction, pepper, caller)
    if (!person || !(await erasePerson(transaction, person.id, ctx.now))) return false
    await recordEvent(transaction, { kind: 'erased', personId: person.id, detail: 'person', at: ctx.now })
    return true
  })
  if (caller.signIn?.account === identity.keeper) ctx.dropSignIn()
  if (isErased) {
    await ctx.listErasures()
    ctx.count('person-erased')
  }
  return done({})
}

/** Erases one profile and keeps its keeper; idempotent. */
export const eraseProfile: VerbFor<typeof eraseProfileEndpoint> = async ctx => {
  if (!ctx.identity.profile) return refuse('not-a-profile')
  const profile = ctx.person
  if (!profile) return done({})
  await endOpenOrders(ctx, profile.id)
  const isErased = await ctx.db.transaction(async transaction => {
    if (!(await erasePerson(transaction, profile.id, ctx.now))) return false
    await recordEvent(transaction, { kind: 'erased', personId: profile.id, detail: 'profile', at: ctx.now })
    return true
  })
  if (isErased) {
    await ctx.listErasures()
    ctx.count('profile-erased')
  }
  return done({})
}
