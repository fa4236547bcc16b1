import type { eraseProfile as endpoint } from '@lithe/contracts/api'
import { recordEvent } from '../events/record-event.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { endOpenOrders } from './end-open-orders.ts'
import { erasePerson } from './erase-person.ts'

/** Erases one profile; its keeper stays. One that was never here, or is gone, is erased already. */
export const eraseProfile: VerbFor<typeof endpoint> = async ctx => {
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  if (!identity.data.profile) return refuse('not-a-profile')
  const profile = await findPerson(ctx.db, identity.data)
  if (!profile) return done({})
  await endOpenOrders(ctx, profile.id)
  const isErased = await ctx.db.transaction(async transaction => {
    if (!(await erasePerson(transaction, profile.id))) return false
    await recordEvent(transaction, { kind: 'erased', personId: profile.id, detail: 'profile', at: ctx.now })
    return true
  })
  if (isErased) {
    await ctx.scrubFiles()
    ctx.count('profile-erased')
  }
  return done({})
}
