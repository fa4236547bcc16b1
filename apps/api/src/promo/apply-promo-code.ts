import type { applyPromoCode as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { findOwnAssessment } from '../assessments/find-own-assessment.ts'
import { unlockAssessment } from '../assessments/unlock-assessment.ts'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { people } from '../db/schema/people.ts'
import { promoRedemptions } from '../db/schema/promo-redemptions.ts'
import { endOrderOf } from '../payments/end-order.ts'
import { readPercentOff } from '../payments/price.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ports/verb.ts'
import { promoCodeText } from './promo-code-text.ts'
import { redeemPromoCode } from './redeem-promo-code.ts'

/** One after the other: two uses by the same person, and a use beside a payment of the same report. */
async function waitForTurn(db: Database, keeperId: string, assessmentId: string) {
  await db.select({ id: people.id }).from(people).where(eq(people.id, keeperId)).for('no key update')
  const [assessment] = await db
    .select({ unlockReason: assessments.unlockReason })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('no key update')
  return { isUnlocked: assessment?.unlockReason != null }
}

const findRedeemed = async (db: Database, assessmentId: string, code: string) => {
  const [redeemed] = await db
    .select({ percentOff: promoRedemptions.percentOff })
    .from(promoRedemptions)
    .where(and(eq(promoRedemptions.assessmentId, assessmentId), eq(promoRedemptions.code, code)))
  return redeemed ?? null
}

async function mayGuess({ limits, networkAddress }: VerbContext, keeperId: string) {
  const answers = [limits('promo', keeperId), limits('promo-of-network', networkAddress)]
  return (await Promise.all(answers)).every(Boolean)
}

/** Redeems a code for one's own report. The same code on the same report again is no second use. */
export const applyPromoCode: VerbFor<typeof endpoint> = async (ctx, { assessmentId, promoCode }) => {
  const own = await findOwnAssessment(ctx, assessmentId)
  if (!own.ok) return own
  const { person } = own.data
  const keeperId = person.keeperId ?? person.id
  if (!(await mayGuess(ctx, keeperId))) return refuse('too-many-requests')
  const code = promoCodeText(promoCode)
  const { now } = ctx
  const applied = await ctx.db.transaction(async transaction => {
    const { isUnlocked } = await waitForTurn(transaction, keeperId, assessmentId)
    if (isUnlocked) return refuse('already-unlocked')
    const before = await findRedeemed(transaction, assessmentId, code)
    if (before) return done({ ...before, isUnlocked: false, isNew: false })
    const percentOff = await readPercentOff(transaction, assessmentId)
    const redeemed = await redeemPromoCode(transaction, { code, keeperId, assessmentId, percentOff, now })
    if (!redeemed.ok) return redeemed
    const cause = { reason: 'promo-code', source: redeemed.data.redemptionId } as const
    const opens = redeemed.data.percentOff === 100
    if (opens) await unlockAssessment(transaction, assessmentId, cause, now)
    return done({ percentOff: redeemed.data.percentOff, isUnlocked: opens, isNew: true })
  })
  if (!applied.ok) return applied
  const { isNew, ...data } = applied.data
  if (isNew) ctx.count('promo-redeemed')
  if (data.isUnlocked) {
    ctx.count('report-unlocked')
    await endOrderOf(ctx, assessmentId)
  }
  return done(data)
}
