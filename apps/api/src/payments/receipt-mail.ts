import type { Order, PaymentProvider } from '../db/schema/orders.ts'
import type { Mail } from '../mail/mailer.ts'
import { escaped } from '../pages/escaped.ts'
import { mailCard, mailFacts, mailPage, mailParagraph } from '../pages/mail-page.ts'
import { type Amount, amountWords } from './amount-words.ts'
import { shortNumber } from './short-number.ts'

type Paid = Pick<Order, 'id' | 'provider'> & Amount & { paidAt: Date }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const bought = 'Full report, paid once; it stays open for you'
const how: Record<PaymentProvider, string> = {
  sandbox: 'This was a test payment: no money moved.',
  stripe: 'Paid through Stripe. Lithe has not seen your card.',
  stars: 'Paid in Telegram, with Stars.',
}

const inMarkup = (value: string) =>
  /^https?:/.test(value)
    ? `<a href="${escaped(value)}" style="color:inherit">${escaped(value)}</a>`
    : escaped(value)

/** Who sells, as the settings say; a line that is not set is not shown. */
export type Seller = { name: string | null; address: string | null; taxLine: string | null }

export type ReceiptSender = {
  supportEmail: string | null
  seller: Seller
  /** Where the app is found; null where it is not set. */
  publicUrl: string | null
}

const listPath = '/assessment/list'

/** No name, no age and no result, and no report's number: a mail passes through many hands. */
export function receiptMail(
  { id, provider, paidAt, ...price }: Paid,
  { supportEmail, seller, publicUrl }: ReceiptSender,
): Omit<Mail, 'to'> {
  const amount = amountWords(price)
  const facts = [
    ['Bought', bought],
    ['Paid', price.stars === null ? `${amount} (US dollars)` : `${amount} (Telegram)`],
    ['Date', day.format(paidAt)],
    ['Order', shortNumber(id)],
    ...(seller.name === null ? [] : [['Sold by', seller.name] as const]),
    ...(seller.address === null ? [] : [['Address', seller.address] as const]),
    ...(seller.taxLine === null ? [] : [['Tax', seller.taxLine] as const]),
    ...(publicUrl === null ? [] : [['Your reports', publicUrl + listPath] as const]),
  ] as const
  const isTest = provider === 'sandbox'
  const title = `${isTest ? 'A test receipt' : 'Your receipt'} from Lithe`
  const help = supportEmail
    ? `Something is not right? Write to ${supportEmail} and name the order.`
    : 'Something is not right? Keep this mail: the order’s number is all that is needed to find it.'
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return {
    subject: `${title}: ${amount}`,
    text: ['Thank you. This is your receipt.', '', ...lines, '', how[provider], help, '', 'Lithe'].join('\n'),
    html: mailPage({
      title,
      heading: isTest ? 'A test receipt' : 'Your receipt',
      content: [
        mailCard(amount),
        mailFacts(facts.map(([name, value]) => [name, inMarkup(value)] as const)),
        mailParagraph(how[provider]),
        mailParagraph(help, 'soft'),
      ],
    }),
  }
}
