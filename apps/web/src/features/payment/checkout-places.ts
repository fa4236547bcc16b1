import { paths } from '../../paths.ts'

type Messenger = { openLink?: (url: string) => void }
type MessengerWindow = { Telegram?: { WebApp?: Messenger & { initData?: string } } }

/** The window as the messenger's own script may have furnished it. */
export const thisPage = () => window as Window & MessengerWindow

/** The messenger this page runs in; null on the web, where its script may be there but says nothing. */
function messengerOf(page: MessengerWindow): Messenger | null {
  const messenger = page.Telegram?.WebApp
  return messenger?.initData ? messenger : null
}

type Page = { origin: string; botUrl: string | null; window: MessengerWindow }

/** Where a checkout sends the person afterwards: their report, or the messenger's bot when they came from there. */
export function checkoutReturns(assessmentId: string, { origin, botUrl, window }: Page) {
  const back = botUrl && messengerOf(window) ? botUrl : origin + paths.report.link(assessmentId)
  return { successUrl: back, cancelUrl: back }
}

/** Goes to pay: in this tab on the web, outside of the messenger's own window when in one. */
export function openCheckout(url: string, page: MessengerWindow & Pick<Window, 'location'>) {
  const openOutside = messengerOf(page)?.openLink
  if (openOutside) openOutside(url)
  else page.location.assign(url)
}
