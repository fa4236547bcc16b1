import { generateCheckout } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { newAccount } from '../../testing/new-account.ts'
import { sendReceipts } from '../../testing/send-receipts.ts'
import { botUrl, describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsReader } from './testing/new-stars-buyer.ts'

describeWithStars('a receipt for Stars', world => {
  it('goes to the signed-in email address, and shows no dollars', async () => {
    const { testApp } = world()
    const reader = await newStarsReader(world())
    const rosa = newAccount(testApp)
    await rosa.signIn({ userIdentifier: reader.guest.userIdentifier })
    const { data } = await rosa.call(generateCheckout, '/generate-checkout', {
      userIdentifier: rosa.email,
      source: 'telegram',
      assessmentId: reader.assessmentId,
      successUrl: botUrl,
      cancelUrl: botUrl,
    })
    await reader.pay(reader.invoiceAt(data.checkoutUrl))
    await sendReceipts(testApp)
    const mails = testApp.mailbox.received.filter(({ subject }) => subject?.includes('receipt'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt from Lithe: 100 Stars'])
    expect(mails[0]?.to?.map(({ address }) => address)).toEqual([rosa.email])
    expect(mails[0]?.text).toContain('Paid: 100 Stars (Telegram)')
    expect(mails[0]?.text).not.toContain('$')
  })
})
