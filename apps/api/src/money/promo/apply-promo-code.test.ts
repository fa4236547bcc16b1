import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { promoCodes, promoRedemptions } from '../../ground/db/schema/orders.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { guestId } from '../../testing/new-guest.ts'
import { makeReport, reportedGuest } from '../../testing/reported-guest.ts'
import { createPromoCode, disablePromoCode, type NewPromoCode } from './manage-promo-codes.ts'

describeWithApp('a promo code', testApp => {
  const context = () => ({ db: testApp().database.db, now: testApp().clock.now })
  const make = async (limits: Partial<NewPromoCode> = {}) => {
    const code = `C-${randomUUID()}`.toUpperCase()
    const free = { percentOff: 100, maxUses: null, maxUsesPerPerson: null, validUntil: null }
    expect(await createPromoCode(context(), { code, ...free, ...limits })).toEqual({ ok: true, code })
    return code
  }
  const usesOf = async (code: string) => {
    const { db } = testApp().database
    const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
    return [row?.uses, await db.$count(promoRedemptions, eq(promoRedemptions.code, code))]
  }

  it('opens the report at 100 percent, and is recorded as the reason', async () => {
    const code = await make()
    const { guest, assessmentId } = await reportedGuest(testApp())
    const typed = `  ${code.toLowerCase()} `
    expect((await guest.redeem(assessmentId, typed)).data).toEqual({ isUnlocked: true, percentOff: 100 })
    expect((await guest.read(assessmentId)).data.fullReportData).not.toBeNull()
    const { db } = testApp().database
    const [redemption] = await db.select().from(promoRedemptions).where(eq(promoRedemptions.code, code))
    const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId))
    expect(row).toMatchObject({ unlockReason: 'promo-code', unlockSource: redemption?.id })
  })

  it('at 100 percent cancels a pending checkout, so no unlocked report is paid for', async () => {
    const code = await make()
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { checkoutUrl } = (await guest.checkout(assessmentId)).data
    await guest.redeem(assessmentId, code)
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: true, order: 'cancelled' })
    const url = `${new URL(checkoutUrl).pathname}/pay`
    const pressed = await testApp().app.inject({ method: 'POST', url })
    expect(pressed.statusCode).toBe(303)
    expect((await guest.payment(assessmentId)).data.order).toBe('cancelled')
  })

  it('discounts the price below 100 percent, keeps the lock, and counts once per report', async () => {
    const code = await make({ percentOff: 40, maxUses: 1 })
    const { guest, assessmentId } = await reportedGuest(testApp())
    for (const _time of [1, 2])
      expect((await guest.redeem(assessmentId, code)).data).toEqual({ isUnlocked: false, percentOff: 40 })
    expect(await usesOf(code)).toEqual([1, 1])
    expect((await guest.payment(assessmentId)).data.priceCents).toBe(120)
    expect((await guest.read(assessmentId)).data.fullReportData).toBeNull()
  })

  it('replaces a smaller discount; otherwise it is refused and not used up', async () => {
    const [small, large] = [await make({ percentOff: 10 }), await make({ percentOff: 50 })]
    const { guest, assessmentId } = await reportedGuest(testApp())
    await guest.redeem(assessmentId, small)
    expect((await guest.redeem(assessmentId, large)).data.percentOff).toBe(50)
    expect((await guest.payment(assessmentId)).data.priceCents).toBe(100)
    const other = await make({ percentOff: 50 })
    expect((await guest.redeem(assessmentId, other)).error).toBe('promo-not-better')
    expect(await usesOf(other)).toEqual([0, 0])
  })

  it('opens exactly one report for 50 concurrent people when one use is left', async () => {
    const code = await make({ maxUses: 1 })
    const people = await Promise.all(Array.from({ length: 50 }, () => reportedGuest(testApp())))
    const answers = await Promise.all(
      people.map(({ guest, assessmentId }) => guest.redeem(assessmentId, code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'promo-used-up')).toHaveLength(49)
    const opened = await Promise.all(people.map(({ guest, assessmentId }) => guest.read(assessmentId)))
    expect(opened.filter(({ data }) => data.isAssessmentUnlocked)).toHaveLength(1)
    expect(await usesOf(code)).toEqual([1, 1])
  }, 60_000)

  it('can be limited to one use per person, across their reports and profiles', async () => {
    const code = await make({ maxUsesPerPerson: 1 })
    const keeper = guestId()
    const { guest, assessmentId } = await reportedGuest(testApp(), keeper)
    const profile = await reportedGuest(testApp(), `${keeper}~1777881600000`)
    const second = await makeReport(guest, 20)
    const answers = await Promise.all([
      guest.redeem(assessmentId, code),
      guest.redeem(second, code),
      profile.guest.redeem(profile.assessmentId, code),
    ])
    expect(answers.map(({ error }) => error ?? 'taken').sort()).toEqual([
      'promo-used-before',
      'promo-used-before',
      'taken',
    ])
    const { guest: other, assessmentId: theirs } = await reportedGuest(testApp())
    expect((await other.redeem(theirs, code)).status).toBe(200)
  })

  it('is refused with a reason when unknown, disabled, expired or used up', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const tell = async (code: string) => {
      const { status, text } = await guest.redeem(assessmentId, code)
      return [status, JSON.parse(text).message]
    }
    const disabled = await make()
    await disablePromoCode(context(), disabled.toLowerCase())
    const expired = await make({ validUntil: new Date(context().now.getTime() + 1000) })
    const used = await make({ maxUses: 1 })
    const someone = await reportedGuest(testApp())
    await someone.guest.redeem(someone.assessmentId, used)
    testApp().clock.now = new Date(context().now.getTime() + 1000)
    expect(await tell('NO-SUCH-CODE')).toEqual([404, 'Invalid promo code.'])
    expect(await tell(disabled)).toEqual([404, 'Invalid promo code.'])
    expect(await tell(expired)).toEqual([410, 'This promo code has expired.'])
    expect(await tell(used)).toEqual([409, 'This promo code has been used up.'])
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(false)
  })

  it('is not consumed by a report that is already open', async () => {
    const [first, second] = [await make(), await make()]
    const { guest, assessmentId } = await reportedGuest(testApp())
    await guest.redeem(assessmentId, first)
    expect((await guest.redeem(assessmentId, second)).error).toBe('already-unlocked')
    expect(await usesOf(second)).toEqual([0, 0])
  })
})
