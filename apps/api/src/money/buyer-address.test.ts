import { generateCheckout } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../ground/db/schema/assessments.ts'
import { dueReceipts } from '../ground/db/schema/orders.ts'
import { openPlace } from '../ground/secrets/seal.ts'
import { everythingStored } from '../rights/testing/everything-stored.ts'
import { callEndpoint } from '../testing/call.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { sendReceipts } from '../testing/send-receipts.ts'
import { everyWord, testPepper } from '../testing/test-app.ts'
import { keepBuyerAddress } from './due-receipts.ts'

const { receipt: told } = everyWord.en.checkout

describeWithApp('a buyer’s email address', testApp => {
  const bought = async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { data } = await guest.checkout(assessmentId)
    const { pathname } = new URL(data.checkoutUrl)
    return { assessmentId, path: pathname, orderId: pathname.split('/').at(-1) ?? '' }
  }

  it('is kept in lower case until an account’s order ends', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    const report = `http://localhost/assessment/report/${assessmentId}`
    const body = { userIdentifier: rosa.email.toUpperCase(), source: 'web', assessmentId }
    const { data } = await callEndpoint(
      testApp().app,
      generateCheckout,
      '/generate-checkout',
      { ...body, successUrl: report, cancelUrl: report },
      { headers: { cookie: `lithe_session=${rosa.session()}` } },
    )
    const { db } = testApp().database
    const kept = () => db.select().from(dueReceipts).where(eq(dueReceipts.assessmentId, assessmentId))
    const [receipt] = await kept()
    expect(receipt).toMatchObject({ tries: 0, dueAt: null })
    expect(openPlace(testPepper, receipt?.sealedAddress ?? '')).toBe(rosa.email)
    expect(JSON.stringify(await everythingStored(db))).not.toContain(rosa.email)
    await testApp().app.inject({ method: 'POST', url: `${new URL(data.checkoutUrl).pathname}/cancel` })
    expect(await kept()).toEqual([])
  })

  it('is not kept for a guest', async () => {
    const { orderId } = await bought()
    const { db } = testApp().database
    expect(await db.$count(dueReceipts, eq(dueReceipts.orderId, orderId))).toBe(0)
  })

  it('is deleted with the person', async () => {
    const { orderId, assessmentId } = await bought()
    const { db } = testApp().database
    await keepBuyerAddress({ db, pepper: testPepper }, { orderId, assessmentId, address: 'rosa@example.org' })
    await db.delete(assessments).where(eq(assessments.id, assessmentId))
    expect(await db.$count(dueReceipts, eq(dueReceipts.orderId, orderId))).toBe(0)
  })

  it('receives a sandbox receipt that says no money moved', async () => {
    const { orderId, assessmentId, path } = await bought()
    const { app, database, mailbox } = testApp()
    await keepBuyerAddress(
      { db: database.db, pepper: testPepper },
      { orderId, assessmentId, address: 'emil@example.org' },
    )
    await app.inject({ method: 'POST', url: `${path}/pay` })
    await sendReceipts(testApp())
    const mail = mailbox.received.find(({ to }) => to?.some(one => one.address === 'emil@example.org'))
    expect(mail?.subject).toBe(`${told.testTitle}: $2.00`)
    expect(mail?.text).toContain(told.how.sandbox)
    expect(mail?.text).not.toContain('Stripe')
    const { seller, address, tax, report } = told.names
    for (const unset of [seller, address, tax, report, told.opens, 'null'])
      expect(mail?.text).not.toContain(unset)
  })
})
