import type { eraseMe as endpoint } from '@lithe/contracts/api'
import { recordEvent } from '../events/record-event.ts'
import { authoriseFresh } from '../people/authorise-fresh.ts'
import { findPerson } from '../people/find-person.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ports/verb.ts'
import type { Pepper } from '../secrets/pepper.ts'
import { endOpenOrders } from './end-open-orders.ts'
import { erasePerson } from './erase-person.ts'
import { forgetCodes } from './forget-codes.ts'

/** The pepper finds the codes of an address. */
export type EraseContext = VerbContext & { pepper: Pepper }

/** Erases the caller with everything of theirs, on every device. A person never seen here is erased already. */
export const eraseMe: VerbFor<typeof endpoint, object, EraseContext> = async ctx => {
  const { db, caller, pepper } = ctx
  const identity = authoriseFresh(caller, ctx.now)
  if (!identity.ok) return identity
  if (identity.data.profile) return refuse('not-a-person')
  const person = await findPerson(db, identity.data)
  if (person) await endOpenOrders(ctx, person.id)
  const isErased = await db.transaction(async transaction => {
    await forgetCodes(transaction, pepper, caller)
    if (!person || !(await erasePerson(transaction, person.id))) return false
    await recordEvent(transaction, { kind: 'erased', personId: person.id, detail: 'person', at: ctx.now })
    return true
  })
  if (caller.session?.account === identity.data.keeper) ctx.dropSession()
  if (isErased) {
    await ctx.scrubFiles()
    ctx.count('person-erased')
  }
  return done({})
}
