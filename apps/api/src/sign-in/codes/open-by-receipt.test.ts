import { eraseReport, openByReceipt, readByReceipt, readReport, saveFeedback } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { newAccount, newAddress } from '../../testing/new-account.ts'
import { sendReceipts } from '../../testing/send-receipts.ts'
import { describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'
import { receiptCookie } from './open-by-receipt.ts'

const hourMs = 60 * 60_000

describeWithStripe('a paid report in an anonymous browser', world => {
  async function bought(typed = newAddress()) {
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId, typed)
    await buyer.tell('checkout.session.completed')
    await sendReceipts(world().testApp)
    return { buyer, assessmentId: buyer.assessmentId, address: typed.toLowerCase() }
  }

  /** Another browser that reads codes sent to this mailbox. */
  function reader(address: string) {
    const browser = newAccount(world().testApp, address)
    const pathOf = (assessmentId: string) => `/report/${assessmentId}/receipt`
    const open = (assessmentId: string, otp: string) =>
      browser.call(openByReceipt, `${pathOf(assessmentId)}/open`, { email: address, otp })
    return {
      ...browser,
      open,
      read: (assessmentId: string) => browser.call(readByReceipt, pathOf(assessmentId), {}),
      async askAndOpen(assessmentId: string) {
        await browser.askForCode()
        return open(assessmentId, browser.code())
      },
    }
  }
  const wait = (ms: number) => world().testApp.wait(ms)

  it('opens for a day with a code sent to its receipt’s mailbox, without signing in', async () => {
    const { assessmentId, address } = await bought(`Payer.${newAddress()}`)
    const mine = reader(address)
    expect((await mine.read(assessmentId)).error).toBe('unknown-report')
    const opened = await mine.askAndOpen(assessmentId)
    expect(opened.cookie).toMatch(/lithe_receipt=[\w.]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const { data } = await mine.read(assessmentId)
    expect(data.fullReportData).not.toBeNull()
    expect(data.feedback).toBeNull()
    expect(mine.session()).toBeNull()
    wait(24 * hourMs - 1)
    expect((await mine.read(assessmentId)).error).toBeNull()
    wait(1)
    expect((await mine.read(assessmentId)).error).toBe('unknown-report')
  })

  it('opens read-only and only in this browser; no other report opens', async () => {
    const [first, second] = [await bought(), await bought()]
    const mine = reader(first.address)
    await mine.askAndOpen(first.assessmentId)
    expect((await mine.read(second.assessmentId)).error).toBe('unknown-report')
    expect((await reader(first.address).read(first.assessmentId)).error).toBe('unknown-report')
    const path = `/report/${first.assessmentId}`
    const caller = { userIdentifier: first.address }
    expect((await mine.call(readReport, path, caller)).error).toBe('identity-unproven')
    expect((await mine.call(eraseReport, path, caller)).error).toBe('identity-unproven')
    const feedback = { rating: 5, feedback: '' }
    const said = { ...caller, assessmentId: first.assessmentId, feedback }
    expect((await mine.call(saveFeedback, '/save-feedback', said)).error).toBe('identity-unproven')
  })

  it('counts as unknown for another mailbox', async () => {
    const { assessmentId } = await bought()
    const [one, other] = [reader(newAddress()), reader(newAddress())]
    const refused = await one.askAndOpen(assessmentId)
    const never = await other.askAndOpen(crypto.randomUUID())
    expect([refused.status, refused.text, refused.cookie]).toEqual([never.status, never.text, ''])
    expect(refused.error).toBe('unknown-report')
  })

  it('counts wrong codes as sign-in does; a code works once, where it was requested', async () => {
    const { assessmentId, address } = await bought()
    const mine = reader(address)
    await mine.askForCode()
    const code = mine.code()
    expect((await reader(address).open(assessmentId, code)).error).toBe('code-wrong')
    expect((await mine.open(assessmentId, code)).error).toBeNull()
    expect((await mine.open(assessmentId, code)).error).toBe('code-wrong')
    wait(hourMs)
    await mine.askForCode()
    const wrong = mine.code() === '000000' ? '000001' : '000000'
    const answers = []
    for (let attempt = 0; attempt < 5; attempt++) answers.push((await mine.open(assessmentId, wrong)).error)
    expect(answers.at(-1)).toBe('sign-in-locked')
    expect((await mine.open(assessmentId, mine.code())).error).toBe('sign-in-locked')
  })

  it('is closed by a refund or an erasure, even where it is open', async () => {
    const [refunded, erased] = [await bought(), await bought()]
    const [one, other] = [reader(refunded.address), reader(erased.address)]
    await one.askAndOpen(refunded.assessmentId)
    await other.askAndOpen(erased.assessmentId)
    world().peer.books.refund(refunded.buyer.sessionId, 200)
    await refunded.buyer.tell('charge.refunded')
    const { guest } = erased.buyer
    await other.call(eraseReport, `/report/${erased.assessmentId}`, { userIdentifier: guest.userIdentifier })
    expect((await one.read(refunded.assessmentId)).error).toBe('unknown-report')
    expect((await other.read(erased.assessmentId)).error).toBe('unknown-report')
    wait(hourMs)
    expect((await one.askAndOpen(refunded.assessmentId)).error).toBe('unknown-report')
  })

  it('rejects an altered cookie or another report’s, and closes when the device is cleared', async () => {
    const [first, second] = [await bought(), await bought()]
    const mine = reader(first.address)
    await mine.askAndOpen(first.assessmentId)
    const [endsAtMs = '', seal = ''] = (mine.cookie(receiptCookie) ?? '').split('.')
    const read = (assessmentId: string, cookie: string) =>
      newAccount(world().testApp).call(
        readByReceipt,
        `/report/${assessmentId}/receipt`,
        {},
        {
          headers: { cookie: `${receiptCookie}=${cookie}` },
        },
      )
    expect((await read(first.assessmentId, `${endsAtMs}.${seal}`)).error).toBeNull()
    for (const forged of [`${Number(endsAtMs) + 1}.${seal}`, `${endsAtMs}.`, seal, `9e99.${seal}`])
      expect((await read(first.assessmentId, forged)).error).toBe('unknown-report')
    expect((await read(second.assessmentId, `${endsAtMs}.${seal}`)).error).toBe('unknown-report')
    await mine.clearDevice()
    expect((await mine.read(first.assessmentId)).error).toBe('unknown-report')
  })
})
