import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver'
import { ensureEngine } from './ensure-engine.ts'
import type { BrowserEngine } from './lab-page.ts'
import { marionetteExecutor } from './marionette-executor.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKitDriver } from './start-webkit.ts'

const timeouts = { script: 120_000, pageLoad: 120_000 }

/** A window in CSS pixels, without browser chrome. */
export type Size = { width: number; height: number }

/** A browser driven by selenium-webdriver instead of Playwright. */
export type DrivenBrowser = {
  driver: WebDriver
  /** Page errors that the browser has logged; null if it logs none. */
  errors: () => readonly string[] | null
  /** Process id of the page; null if the driver's session ends with the page. */
  pagePid: (() => Promise<number>) | null
  /** Toggles the network; null if the browser has no such switch. */
  setOffline: ((isOffline: boolean) => Promise<void>) | null
  close(): Promise<void>
}

/** Firefox's log lines for page errors; excludes its own network probes. */
const errorLine = /^(JavaScript error: https?:|console\.error: "?(?!RSLoader|services\.))/

/** Resizes only the page, as Firefox's device view does, since its minimum window is wider than a phone. */
const resizePage = `const { style } = gBrowser.selectedBrowser
  for (const [side, pixels] of Object.entries(arguments[0]))
    for (const rule of [side, 'min-' + side, 'max-' + side]) style.setProperty(rule, pixels + 'px')`

async function driveFirefox({ browser = '' }: Readonly<Record<string, string>>, size: Size) {
  let said = ''
  const { marionette, stop } = await startFirefox(browser, {
    preferences: {
      'devtools.console.stdout.content': true,
      'browser.dom.window.dump.enabled': true,
      'ui.prefersReducedMotion': 1,
      // As on a phone.
      'ui.useOverlayScrollbars': 1,
    },
    words: ['--remote-allow-system-access'],
    hear: piece => {
      said += piece
    },
  })
  await marionette.command('WebDriver:NewSession', { timeouts })
  /** Runs in the browser window around the page. */
  async function inBrowser<Result>(script: string, ...args: unknown[]): Promise<Result> {
    await marionette.command('Marionette:SetContext', { value: 'chrome' })
    try {
      return (await marionette.command<{ value: Result }>('WebDriver:ExecuteScript', { script, args })).value
    } finally {
      await marionette.command('Marionette:SetContext', { value: 'content' })
    }
  }
  await inBrowser(resizePage, size)
  return {
    driver: new WebDriver(new Session('marionette', {}), marionetteExecutor(marionette)),
    errors: () => said.split('\n').filter(line => errorLine.test(line)),
    pagePid: () => inBrowser<number>('return gBrowser.selectedBrowser.frameLoader.remoteTab.osPid'),
    setOffline: (isOffline: boolean) => inBrowser<void>('Services.io.offline = arguments[0]', isOffline),
    async close() {
      marionette.close()
      await stop()
    },
  }
}

async function driveWebKit(
  { driver: program = '', browser = '' }: Readonly<Record<string, string>>,
  size: Size,
) {
  const started = await startWebKitDriver(program, { wantsLittleMotion: true })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      // Without chrome, which is wider than a phone.
      args: [
        '--automation',
        '--full-screen',
        '--enable-media-stream=true',
        '--autoplay-policy=allow-without-sound',
      ],
    },
    timeouts,
  })
  const driver = await new Builder().usingServer(started.url).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  return {
    driver,
    // Automated windows are private, and WebKit logs nothing about them.
    errors: () => null,
    pagePid: null,
    setOffline: null,
    async close() {
      await driver.quit().catch(() => {})
      await started.stop()
    },
  }
}

/** Starts Firefox or WebKitGTK at a given size; throws `EngineAbsent` if unavailable. */
export async function driveBrowser(
  engine: Exclude<BrowserEngine, 'chromium'>,
  size: Size,
): Promise<DrivenBrowser> {
  const drive = { firefox: driveFirefox, webkit: driveWebKit }
  return drive[engine](await ensureEngine(engine), size)
}
