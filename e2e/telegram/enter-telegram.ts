import type { Browser, BrowserContext, Page } from '@playwright/test'
import { desktop, phone as handheld } from '../steps/devices.ts'
import { listenToWire } from '../steps/wire.ts'
import { newHost } from './host.ts'
import { launchAddress, newTelegrammer, type Telegrammer } from './launch.ts'
import { type Phone, phoneOf } from './phone.ts'
import { watchForProblems } from './problems.ts'
import { openWebFrame, openWebview, showInFrame, telegramWeb } from './webview.ts'

export type Entrance = {
  origin: string
  phone?: Phone
  user?: Telegrammer
  path?: string
  startParam?: string | null
  /** Storage from an earlier visit, to use the same phone again. */
  context?: BrowserContext
  /** Telegram in a browser, with the mini app in a frame. */
  isInBrowser?: boolean
  /** Applied to the page before the mini app opens. */
  before?: (page: Page) => Promise<unknown>
}

/** The system's colour scheme, opposite to Telegram's, to show which one wins. */
const systemScheme = ({ scheme }: Phone) => (scheme === 'dark' ? 'light' : 'dark')

/** Presses the bot's button as a person, which opens the mini app in their Telegram. */
export async function enterTelegram(browser: Browser, entrance: Entrance) {
  const { origin, phone = phoneOf('current'), user = newTelegrammer(), isInBrowser = false } = entrance
  const context =
    entrance.context ??
    (await browser.newContext({
      ...(isInBrowser ? desktop : handheld),
      baseURL: origin,
      colorScheme: systemScheme(phone),
    }))
  const problems = watchForProblems(context, isInBrowser ? [origin, telegramWeb] : [origin])
  const page = await context.newPage()
  const wire = listenToWire(page)
  await entrance.before?.(page)

  // Host and page refer to each other, so the first created receives the other later.
  const hear = (name: string, given: unknown) => host.hear(name, given)
  const tell = isInBrowser ? await openWebFrame(page, hear) : await openWebview(page, phone, hear)
  const host = newHost(phone, { tell, measure: () => page.viewportSize() ?? handheld.viewport })

  const address = origin + launchAddress(user, phone, entrance)
  await (isInBrowser ? showInFrame(page, address) : page.goto(address))
  return { page, context, host, user, wire, problems }
}
export type Visit = Awaited<ReturnType<typeof enterTelegram>>
