import type { Order } from '../../db/schema/orders.ts'
import { mailCard, mailFacts, mailPage, mailParagraph } from '../../mail/mail-page.ts'
import type { Mail } from '../../sign-in/mailer.ts'
import { dollars } from '../price-words.ts'

type Paid = Pick<Order, 'id' | 'provider' | 'priceCents'> & { paidAt: Date }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const bought = 'Full report, paid once; it stays open for you'
const testPayment = 'This was a test payment: no money moved.'
const stripePayment = 'Paid through Stripe. Lithe has not seen your card.'

/** No name, no age and no result: a mail passes through many hands. */
export function receiptMail(
  { id, provider, priceCents, paidAt }: Paid,
  supportEmail: string | null,
): Omit<Mail, 'to'> {
  const amount = dollars(priceCents)
  const facts = [
    ['Bought', bought],
    ['Paid', `${amount} (US dollars)`],
    ['Date', day.format(paidAt)],
    ['Order', id],
  ] as const
  const isTest = provider === 'sandbox'
  const how = isTest ? testPayment : stripePayment
  const title = `${isTest ? 'A test receipt' : 'Your receipt'} from Lithe`
  const help = supportEmail
    ? `Something is not right? Write to ${supportEmail} and name the order.`
    : 'Something is not right? Keep this mail: the order’s number is all that is needed to find it.'
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return {
    subject: `${title}: ${amount}`,
    text: ['Thank you. This is your receipt.', '', ...lines, '', how, help, '', 'Lithe'].join('\n'),
    html: mailPage({
      title,
      heading: isTest ? 'A test receipt' : 'Your receipt',
      content: [mailCard(amount), mailFacts(facts), mailParagraph(how), mailParagraph(help, 'soft')],
    }),
  }
}
