import { directionOf } from '@lithe/words/languages'
import { describe, expect, it } from 'vitest'
import { englishIn, markOf, otherLanguages, readOf, watchedWords } from '../testing/read-by-others.ts'
import { everyWord } from '../testing/test-app.ts'
import { sandboxPage, unknownCheckoutPage } from './sandbox/sandbox-page.ts'
import { receiptMail } from './send-receipts.ts'
import { shortNumber } from './short-number.ts'

const paidAt = new Date('2026-05-04T08:00:00.000Z')
const id = '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const names = [shortNumber(id), 'Lithe', 'Muster & Co', 'Hauptstraße 1, Bern', 'CHE-1']
const seller = { name: 'Muster & Co', address: 'Hauptstraße 1, Bern', taxLine: 'CHE-1' }
const known = { supportEmail: 'help@example.org', seller, publicUrl: 'https://lithe.example.org' }
const unknown = {
  supportEmail: null,
  seller: { name: null, address: null, taxLine: null },
  publicUrl: null,
}
/** Messages shown by Telegram, Stripe or the bot; `stars-in-other-languages.test.ts` covers them. */
const elsewhere = /^(whyNot|told|product|invoice)\b/

describe.each(otherLanguages)('in %s', language => {
  const { words, unread } = watchedWords(language, 'checkout')
  const providers = ['sandbox', 'stripe', 'stars'] as const
  const receipts = providers.flatMap(provider =>
    [known, unknown].map(sender => {
      const stars = provider === 'stars' ? 100 : null
      return receiptMail(words, { id, assessmentId: id, provider, paidAt, priceCents: 200, stars }, sender)
    }),
  )
  const pages = [
    ...receipts.map(({ html }) => html),
    sandboxPage(words, '/checkout', { id, priceCents: 150, isDeclined: true }),
    sandboxPage(words, '/checkout', { id, priceCents: 200, isDeclined: false }),
    unknownCheckoutPage(words),
  ]
  const texts = [...receipts.flatMap(({ subject, text }) => [subject, text]), ...pages.flatMap(readOf)]

  it('no English is left in receipts or sandbox pages', () => {
    expect(englishIn(language, texts, names)).toEqual([])
  })

  it('every payment message appears in a receipt or on a sandbox page', () => {
    expect(unread(texts).filter(at => !elsewhere.test(at))).toEqual([])
  })

  it('every receipt and page declares its language and direction', () => {
    for (const html of pages) expect(markOf(html)).toEqual([language, directionOf(language)])
  })
})

it('the product name fits Telegram’s limits in every language', () => {
  for (const { checkout } of Object.values(everyWord)) {
    expect(checkout.product.length).toBeLessThanOrEqual(32)
    expect(checkout.invoice.length).toBeLessThanOrEqual(255)
  }
})
