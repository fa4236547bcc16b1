import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { createPromoCode } from './manage-promo-codes.ts'

describeWithApp('a promo code', testApp => {
  const make = (code: string, percentOff: number) =>
    createPromoCode(
      { db: testApp().database.db, now: testApp().clock.now },
      { code, percentOff, maxUses: null, maxUsesPerPerson: null, validUntil: null },
    )

  it('opens nothing when invalid, whatever is sent', async () => {
    await make('OPEN-ALL', 100)
    const { guest, assessmentId } = await reportedGuest(testApp())
    const written = [
      '',
      ' ',
      '%',
      '*',
      '_',
      'OPEN%',
      'OPEN_ALL',
      "' or '1'='1",
      'OPEN-ALL\0',
      'ＯＰＥＮ-ＡＬＬ',
      '\ud800',
    ]
    for (const code of [...written, ['OPEN-ALL'], { $ne: '' }, 0, true, null]) {
      const { error } = await guest.redeem(assessmentId, code as string)
      expect([code, error]).toEqual([code, expect.toBeOneOf(['malformed', 'promo-unknown'])])
    }
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(false)
  })

  it('discounts once, however often it is sent concurrently', async () => {
    await make('HALF-AT-ONCE', 50)
    const { guest, assessmentId } = await reportedGuest(testApp())
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => guest.redeem(assessmentId, 'HALF-AT-ONCE')),
    )
    for (const { data } of answers) expect(data).toEqual({ isUnlocked: false, percentOff: 50 })
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: false, priceCents: 100 })
  })
})
