import type { withdrawConsent as endpoint } from '@lithe/contracts/api'
import { and, eq, isNull } from 'drizzle-orm'
import { endSharing } from '../assessments/sharing.ts'
import { forgetRemindersOf } from '../doors/people/forget-reminders.ts'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures, takenBackName } from '../ground/db/erasures.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { consents, people } from '../ground/db/schema/people.ts'
import { done } from '../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ground/ports/verb.ts'
import { eraseResults } from '../money/forget-checkouts.ts'
import { endOrderOf } from '../money/fulfil-checkout.ts'

async function endOrdersOf(ctx: VerbContext, personId: string) {
  const isTheirs = eq(assessments.personId, personId)
  const reports = await ctx.db.select({ id: assessments.id }).from(assessments).where(isTheirs)
  for (const { id } of reports) await endOrderOf(ctx, id)
}

/** Erases a person's measurements and the consents for them; false if none existed. */
export async function eraseMeasured(db: Database, personId: string, now: Date): Promise<boolean> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
  const erased = await eraseResults(db, personId)
  await forgetRemindersOf(db, [personId])
  // Always writes: the row's new version tells a waiting upload that its consent is gone.
  await db.update(people).set({ seat: null }).where(eq(people.id, personId))
  const wasSharing = await endSharing(db, personId, now)
  const isInForce = and(eq(consents.personId, personId), isNull(consents.withdrawnAt))
  const taken = await db.update(consents).set({ withdrawnAt: now }).where(isInForce).returning()
  const person = erasedName(personId)
  const names = [...erased.names, ...taken.map(({ givenAt }) => takenBackName(person, givenAt))]
  await recordErasures(db, names, now)
  return names.length > 0 || wasSharing
}

/** Withdraws one person's consent: measurements and reports are erased, the person and account stay. */
export const withdrawConsent: VerbFor<typeof endpoint> = async ctx => {
  const { person } = ctx
  if (!person) return done({})
  await endOrdersOf(ctx, person.id)
  const isErased = await ctx.db.transaction(transaction => eraseMeasured(transaction, person.id, ctx.now))
  if (isErased) {
    await ctx.listErasures()
    ctx.count('consent-withdrawn')
  }
  return done({})
}
