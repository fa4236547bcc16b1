import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'

describeWithApp('a sandbox payment page', testApp => {
  const begun = async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const path = new URL((await guest.checkout(assessmentId)).data.checkoutUrl).pathname
    const press = (answer: string, headers: Record<string, string> = {}) =>
      testApp().app.inject({
        method: 'POST',
        url: `${path}/${answer}`,
        payload: '',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    return { guest, assessmentId, path, press }
  }

  it('reaches one outcome when paid, cancelled and declined at once, and the report matches', async () => {
    const { guest, assessmentId, press } = await begun()
    const answers = ['pay', 'cancel', 'decline']
    await Promise.all(Array.from({ length: 30 }, (_, index) => press(answers[index % 3] ?? '')))
    const { isUnlocked, order } = (await guest.payment(assessmentId)).data
    expect([true, false]).toContain(isUnlocked)
    expect(order).toBe(isUnlocked ? 'paid' : 'cancelled')
    await press('pay')
    await press('cancel')
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked, order })
  })

  it('cannot be paid by a form on another site', async () => {
    const { guest, assessmentId, path, press } = await begun()
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await press('pay', headers as Record<string, string>)).statusCode).toBe(403)
    for (const method of ['GET', 'HEAD'] as const)
      expect((await testApp().app.inject({ method, url: `${path}/pay` })).statusCode).toBe(404)
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: false, order: 'open' })
  })
})
