import type { Messenger } from '../../messenger/messenger.ts'
import { paths } from '../../paths.ts'

type Page = { origin: string; botUrl: string | null; isInMessenger: boolean }

/** Where a checkout sends the person afterwards: their report, or the messenger's bot when they came from there. */
export function checkoutReturns(assessmentId: string, { origin, botUrl, isInMessenger }: Page) {
  const back = botUrl && isInMessenger ? botUrl : origin + paths.report.link(assessmentId)
  return { successUrl: back, cancelUrl: back }
}

/** `waiting`: the payment may come, and the server knows when it has. */
export type CheckoutEnd = 'waiting' | 'cancelled' | 'failed'

type Places = {
  messenger: Pick<Messenger, 'openInvoice' | 'openLink'> | null
  location: Pick<Location, 'assign'>
}

/** The server sells for the messenger's own money: its checkout is an invoice there. */
const isInvoice = (url: string) => new URL(url).hostname === 't.me'

/** Goes to pay: in this tab on the web; from the messenger on its own sheet, or outside of its window. */
export async function openCheckout(url: string, { messenger, location }: Places): Promise<CheckoutEnd> {
  if (!messenger) location.assign(url)
  else if (messenger.openInvoice && isInvoice(url)) {
    const end = await messenger.openInvoice(url)
    if (end === 'cancelled' || end === 'failed') return end
  } else messenger.openLink(url)
  return 'waiting'
}
