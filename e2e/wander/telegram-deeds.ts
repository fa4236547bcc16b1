import type { DeedsOf } from './walk.ts'

const notched = { safeArea: { top: 59, right: 0, bottom: 34, left: 0 } }
const plain = { safeArea: { top: 0, right: 0, bottom: 0, left: 0 } }
const barred = { contentSafeArea: { top: 46, right: 0, bottom: 0, left: 0 } }

/** Actions that are possible only in Telegram. */
export const telegramDeeds: DeedsOf = walk => {
  const { telegram, chance, here, weather } = walk
  if (!telegram) return []
  const { host } = telegram
  const { links, invoices, state } = host
  return [
    {
      kind: 'Telegram’s back',
      weight: state.hasBack ? 3 : 0,
      run: async () => {
        await host.pressBack()
        return 'press Telegram’s back button'
      },
    },
    {
      kind: 'Telegram’s colours',
      weight: 0.5,
      run: async () => {
        const scheme = chance.oneOf(['light', 'dark'] as const)
        await host.turnTo(scheme)
        return `Telegram turns ${scheme}`
      },
    },
    {
      kind: 'Telegram’s insets',
      weight: 0.5,
      run: async () => {
        await host.cover({ ...chance.oneOf([notched, plain]), ...barred })
        return 'Telegram covers other parts of the page'
      },
    },
    {
      kind: 'open again',
      weight: state.isClosed ? 60 : weather.isCut() ? 0 : 0.7,
      run: async () => {
        state.isClosed = false
        await here.goto('about:blank')
        await here.goto(walk.startAddress(), { waitUntil: 'domcontentloaded' })
        return 'close the mini app and open it again'
      },
    },
    {
      kind: 'end an invoice',
      weight: invoices.length > 0 ? 20 : 0,
      run: async () => {
        const slug = invoices.shift() ?? ''
        const end = chance.oneOf(['cancelled', 'failed', 'pending'] as const)
        await host.closeInvoice(slug, end)
        return `the invoice is ${end}`
      },
    },
    {
      kind: 'follow a link',
      weight: links.length > 0 ? 20 : 0,
      run: async () => {
        const link = links.shift() ?? ''
        if (!link.startsWith('http://localhost')) return 'a link leads away'
        const outside = await walk.context.browser()?.newContext()
        const page = await outside?.newPage()
        await page?.goto(link).catch(() => null)
        const button = page?.getByRole('button', { name: chance.oneOf([/^Pay/, /Cancel|Back/i]) }).first()
        await button?.click({ timeout: 3000 }).catch(() => {})
        await outside?.close()
        return 'follow a link into the browser outside, press what it offers and close it'
      },
    },
  ]
}
