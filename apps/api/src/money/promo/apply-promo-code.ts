import type { applyPromoCode as endpoint } from '@lithe/contracts/api'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { promoCodes, promoRedemptions } from '../../ground/db/schema/orders.ts'
import { people } from '../../ground/db/schema/people.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ground/ports/verb.ts'
import { endOrderOf } from '../fulfil-checkout.ts'
import { readPercentOff } from '../price.ts'
import { unlockAssessment } from '../unlock-assessment.ts'

/** Normalises a code: case and surrounding spaces are ignored. */
export const promoCodeText = (typed: string) => typed.trim().toUpperCase()

type PromoUse = {
  code: string
  /** Keeper of the report's person; the caller holds their lock. */
  keeperId: string
  assessmentId: string
  /** Discount the report already has; a code must exceed it. */
  percentOff: number
  now: Date
}

type PromoRefusal =
  | 'promo-unknown'
  | 'promo-expired'
  | 'promo-used-up'
  | 'promo-used-before'
  | 'promo-not-better'

const usesBy = (db: Database, keeperId: string, code: string) =>
  db.$count(promoRedemptions, and(eq(promoRedemptions.keeperId, keeperId), eq(promoRedemptions.code, code)))

/** Explains why the update matched no code. */
async function whyRefused(
  db: Database,
  { code, keeperId, percentOff, now }: PromoUse,
): Promise<PromoRefusal> {
  const [known] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  if (!known || known.disabledAt) return 'promo-unknown'
  if (known.validUntil && known.validUntil <= now) return 'promo-expired'
  const perPerson = known.maxUsesPerPerson
  if (perPerson !== null && (await usesBy(db, keeperId, code)) >= perPerson) return 'promo-used-before'
  return known.percentOff <= percentOff ? 'promo-not-better' : 'promo-used-up'
}

/** Consumes one use of a code; a single update checks every limit and counts it. */
async function redeemPromoCode(
  db: Database,
  use: PromoUse,
): Promise<Outcome<{ redemptionId: string; percentOff: number }, PromoRefusal>> {
  const { code, keeperId, assessmentId, now } = use
  const [taken] = await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(
      and(
        eq(promoCodes.code, code),
        isNull(promoCodes.disabledAt),
        gt(promoCodes.percentOff, use.percentOff),
        or(isNull(promoCodes.maxUses), sql`${promoCodes.uses} < ${promoCodes.maxUses}`),
        or(isNull(promoCodes.validUntil), gt(promoCodes.validUntil, now)),
        or(isNull(promoCodes.maxUsesPerPerson), gt(promoCodes.maxUsesPerPerson, usesBy(db, keeperId, code))),
      ),
    )
    .returning({ percentOff: promoCodes.percentOff })
  if (!taken) return refuse(await whyRefused(db, use))
  const { percentOff } = taken
  const [redemption] = await db
    .insert(promoRedemptions)
    .values({ code, keeperId, assessmentId, percentOff, redeemedAt: now })
    .returning({ redemptionId: promoRedemptions.id })
  if (!redemption) throw new Error('a redemption was not kept')
  return done({ ...redemption, percentOff })
}

/** Serialises uses by one person, and a use together with a payment for the same report. */
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

/** Redeems a code for the caller's report; repeating it does not count twice. */
export const applyPromoCode: VerbFor<typeof endpoint> = async (ctx, { assessmentId, promoCode }) => {
  const { person } = ctx
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
