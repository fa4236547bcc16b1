import type { shareNumbers as beginEndpoint, stopSharing as endEndpoint } from '@lithe/contracts/api'
import { beginSharing, endSharing } from '../assessments/sharing.ts'
import { done } from '../ground/ports/outcome.ts'
import type { VerbFor } from '../ground/ports/verb.ts'

/** Consents to sharing a person's results for norms, from their next report on. */
export const shareNumbers: VerbFor<typeof beginEndpoint> = async ({ db, person, now }) =>
  done({ sharing: { givenAt: (await beginSharing(db, person.id, now)).toISOString() } })

/** Withdraws sharing, and erases exactly what was shared. */
export const stopSharing: VerbFor<typeof endEndpoint> = async ctx => {
  const { person, now } = ctx
  if (!person) return done({})
  if (await ctx.db.transaction(db => endSharing(db, person.id, now))) await ctx.listErasures()
  return done({})
}
