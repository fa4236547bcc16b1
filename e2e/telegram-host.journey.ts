import { readFile } from 'node:fs/promises'
import { expect, type Frame, type Page } from '@playwright/test'
import type * as Bridge from '@tma.js/bridge'
import { test } from './steps/frugal-test.ts'
import { enterTelegram } from './telegram/enter-telegram.ts'
import { newTelegrammer } from './telegram/launch.ts'
import { type Phone, phoneOf } from './telegram/phone.ts'

declare global {
  interface Window {
    tapps: { bridge: typeof Bridge }
  }
}

const origin = 'http://localhost:9'
const bridgeFile = new URL('../node_modules/@tma.js/bridge/dist/index.iife.js', import.meta.url)

/** Serves a page with nothing but the mini app bridge. */
async function servePlainPage(page: Page) {
  const bridge = await readFile(bridgeFile, 'utf8')
  await page.route(`${origin}/**`, route =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: bridge })
      : route.fulfill({
          contentType: 'text/html',
          body: '<title>Plain</title><script src="/bridge.js"></script>',
        }),
  )
}

/** Everything that Telegram replies to all requests. */
const askAround = (page: Frame) =>
  page.evaluate(async () => {
    const { on, postEvent, request } = window.tapps.bridge
    const back = new Promise<string>(resolve => on('back_button_pressed', () => resolve('pressed')))
    const theme = await request('web_app_request_theme', 'theme_changed')
    const view = await request('web_app_request_viewport', 'viewport_changed')
    const safeArea = await request('web_app_request_safe_area', 'safe_area_changed')
    const contentSafeArea = await request('web_app_request_content_safe_area', 'content_safe_area_changed')
    const full = await request('web_app_request_fullscreen', ['fullscreen_changed', 'fullscreen_failed'])
    const write = await request('web_app_request_write_access', 'write_access_requested')
    const invoice = request('web_app_open_invoice', 'invoice_closed', { params: { slug: 'a-slug' } })
    postEvent('web_app_setup_back_button', { is_visible: true })
    Object.assign(window, { later: Promise.all([back, invoice]) })
    return {
      background: theme.theme_params.bg_color,
      height: view.height,
      safeArea,
      contentSafeArea,
      full,
      write,
    }
  })

/** What the bridge reads of the launch; it stores this for reloads, which browsers forbid in a frame. */
const readLaunch = (page: Frame) =>
  page.evaluate(() => {
    const { tgWebAppData, tgWebAppVersion, tgWebAppPlatform } = window.tapps.bridge.retrieveLaunchParams()
    return [tgWebAppVersion, tgWebAppPlatform, tgWebAppData?.user?.first_name]
  })

for (const [platform, isInBrowser] of [
  ['ios', false],
  ['android', false],
  ['tdesktop', false],
  ['weba', true],
] as const)
  test(`the Telegram stand-in speaks as ${platform} does, in both directions`, async ({ browser }) => {
    const phone = phoneOf('current', { platform, scheme: 'dark' })
    const user = newTelegrammer({ first_name: 'Édith & Söhne' })
    const visit = await enterTelegram(browser, { origin, phone, user, isInBrowser, before: servePlainPage })
    const { host, page, context } = visit
    const app = page.frames().at(-1)
    if (!app) throw new Error('the page has no frame')
    await app.waitForFunction(() => 'tapps' in window)
    expect(await askAround(app)).toEqual({
      background: '#17212b',
      height: 844,
      safeArea: phone.safeArea,
      contentSafeArea: phone.contentSafeArea,
      full: { is_fullscreen: true },
      write: { status: 'allowed' },
    })
    if (!isInBrowser) expect(await readLaunch(app)).toEqual(['10.1', platform, 'Édith & Söhne'])
    await expect.poll(() => host.state).toMatchObject({ hasBack: true, fillsScreen: true })
    await host.pressBack()
    await host.closeInvoice('a-slug', 'cancelled')
    expect(await app.evaluate(() => (window as unknown as { later: Promise<unknown> }).later)).toEqual([
      'pressed',
      { slug: 'a-slug', status: 'cancelled' },
    ])
    expect([host.refused, visit.problems]).toEqual([[], []])
    await context.close()
  })

test('the Telegram stand-in refuses invalid calls, and methods its version lacks', async ({ browser }) => {
  const ask = async (phone: Phone) => {
    const { host, page, context } = await enterTelegram(browser, { origin, phone, before: servePlainPage })
    await page.evaluate(() => {
      const { postEvent } = window.tapps.bridge
      const send: (name: string, given?: unknown) => void = window.tapps.bridge.postEvent as never
      postEvent('web_app_expand')
      postEvent('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' })
      postEvent('web_app_request_fullscreen')
      postEvent('web_app_open_link', { url: 'https://example.org/', try_browser: 'chrome' })
      send('web_app_setup_back_button', { visible: true })
      send('web_app_brew_coffee')
    })
    await expect.poll(() => host.refused).toContain('web_app_brew_coffee is no method of this host')
    await context.close()
    return host.refused.slice(0, -1)
  }
  expect(await ask(phoneOf('current'))).toEqual(['web_app_setup_back_button does not take {"visible":true}'])
  expect(await ask(phoneOf('old'))).toEqual([
    'web_app_trigger_haptic_feedback came with 6.1, and this is 6.0',
    'web_app_request_fullscreen came with 8.0, and this is 6.0',
    'web_app_open_link takes no try_browser in 6.0',
    'web_app_setup_back_button came with 6.1, and this is 6.0',
  ])
})
