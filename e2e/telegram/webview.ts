import type { Page } from '@playwright/test'
import type { Tell } from './host.ts'
import type { Phone } from './phone.ts'

type Hear = (name: string, given: unknown) => Promise<void>
type Listener = { receiveEvent?: (event: string, payload: unknown) => void }

declare global {
  interface Window {
    /** Sends to the host, which runs next to the test. */
    telegramHears(name: string, given: string | undefined): Promise<void>
    TelegramWebviewProxy?: { postEvent(name: string, given?: string): void }
    Telegram?: { WebView?: Listener }
    TelegramGameProxy?: Listener
  }
}

/** Forwards a page's messages to the host in order. */
async function listen(page: Page, hear: Hear) {
  let last = Promise.resolve()
  await page.exposeFunction('telegramHears', (name: string, given: string | undefined) => {
    last = last.then(() => hear(name, given === undefined ? undefined : JSON.parse(given)))
    return last
  })
}

/** Whether a message was lost because its page was closing. */
const isGone = (error: unknown) => error instanceof Error && /context was destroyed/.test(error.message)

/** The window of Telegram's apps: a proxy for methods, and a function of the page for events. */
export async function openWebview(page: Page, phone: Phone, hear: Hear): Promise<Tell> {
  await listen(page, hear)
  await page.addInitScript(() => {
    if (window.top !== window) return
    window.TelegramWebviewProxy = {
      postEvent: (name, given) => {
        window.telegramHears(name, given)
      },
    }
  })
  const isDesktop = phone.platform === 'tdesktop'
  return async (event, payload) => {
    try {
      await page.evaluate(
        ([name, said, isDesktop]) => {
          const listener = isDesktop ? window.TelegramGameProxy : window.Telegram?.WebView
          listener?.receiveEvent?.(name, said)
        },
        [event, payload, isDesktop] as const,
      )
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

/** Telegram in a browser: the page is in a frame, and both use postMessage. */
export const telegramWeb = 'https://web.telegram.org'

const framing = (address: string) => `<!doctype html><html lang="en"><title>Telegram</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh } h1 { position: absolute; clip-path: inset(50%) }</style>
<main><h1>Telegram</h1>
<iframe title="mini app" src="${address.replaceAll('&', '&amp;')}" allow="camera; microphone; geolocation"></iframe></main>
<script>
  addEventListener('message', ({ data }) => {
    const { eventType, eventData } = JSON.parse(data)
    telegramHears(eventType, JSON.stringify(eventData))
  })
</script>`

export async function openWebFrame(page: Page, hear: Hear): Promise<Tell> {
  await listen(page, hear)
  return async (event, payload) => {
    await page.evaluate(
      said => document.querySelector('iframe')?.contentWindow?.postMessage(said, '*'),
      JSON.stringify({ eventType: event, eventData: payload }),
    )
  }
}

/** Shows a URL inside Telegram's own page. */
export async function showInFrame(page: Page, address: string) {
  // Outside tests, both are on the Internet.
  await page.context().grantPermissions(['local-network-access'], { origin: telegramWeb })
  await page.route(`${telegramWeb}/k/`, route =>
    route.fulfill({ contentType: 'text/html', body: framing(address) }),
  )
  await page.goto(`${telegramWeb}/k/`)
}
