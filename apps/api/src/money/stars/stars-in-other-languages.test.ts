import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { englishIn, otherLanguages, watchedWords } from '../../testing/read-by-others.ts'
import { describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsBuyer, type StarsBuyer } from './testing/new-stars-buyer.ts'

/** Messages shown in Telegram; `checkout-in-other-languages.test.ts` covers the others. */
const inTelegram = /^(whyNot|told|product|invoice)\b/
const dayMs = 24 * 60 * 60_000

describe.each(otherLanguages)('in %s', language => {
  const { all, unread } = watchedWords(language, 'checkout')
  const read: string[] = []

  describeWithStars(
    'paying in Stars',
    world => {
      const refusalOf = async (buyer: StarsBuyer, offer: Parameters<StarsBuyer['ask']>[0]) =>
        String((await buyer.ask(offer))?.error_message)

      it('leaves no English from invoice to refund', async () => {
        const { peer, testApp } = world()
        const buyer = await newStarsBuyer(world(), language)
        const invoices = peer.calls('createInvoiceLink').map(({ payload }) => payload)
        const shown = invoices.flatMap(({ title, description }) => [String(title), String(description)])
        const refusals = [
          await refusalOf(buyer, { ...buyer.invoice, stars: 99 }),
          await refusalOf(buyer, { payload: randomUUID(), stars: 100 }),
        ]
        const paid = { ...buyer.invoice, chargeId: buyer.chargeId }
        await buyer.pay(paid)
        refusals.push(await refusalOf(buyer, buyer.invoice))
        await buyer.pay({ ...buyer.invoice, chargeId: `charge-${randomUUID()}` })
        const failure = { error_code: 400, description: 'Bad Request: CHARGE_NOT_FOUND' }
        peer.failNext('refundStarPayment', failure)
        await buyer.pay({ ...buyer.invoice, chargeId: `charge-${randomUUID()}` })
        await buyer.refund(paid)
        const late = await newStarsBuyer(world(), language)
        const { now } = testApp.clock
        testApp.clock.now = new Date(now.getTime() + 2 * dayMs)
        refusals.push(await refusalOf(late, late.invoice))
        testApp.clock.now = now
        const texts = [...shown, ...refusals, ...buyer.told()]
        read.push(...texts)
        expect(englishIn(language, texts)).toEqual([])
        expect(texts).toHaveLength(2 + 4 + 4)
      })

      it('reports a refund in the report owner’s language, whatever the payer’s Telegram uses', async () => {
        const buyer = await newStarsBuyer(world(), language)
        const paid = { ...buyer.invoice, chargeId: buyer.chargeId }
        await buyer.pay(paid)
        buyer.payer.language_code = 'en'
        await buyer.refund(paid)
        expect(englishIn(language, buyer.told().slice(-1))).toEqual([])
      })
    },
    { words: all },
  )

  it('every message is used', () => {
    expect(unread(read).filter(at => inTelegram.test(at))).toEqual([])
  })
})
