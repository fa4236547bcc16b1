import { launch } from 'puppeteer-core'
import { asExpression, type LabBrowser } from './lab-page.ts'

/** A film is measured in one call, and may take longer than any call of a test. */
const patienceMs = 2 ** 31 - 1

/** A busy machine takes its time. */
const startsWithinMs = 180_000

/** Headless Firefox, which has no WebGL there; driven by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox({ browser: executablePath }: { browser: string }): Promise<LabBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: startsWithinMs,
    protocolTimeout: patienceMs,
    env: { ...process.env, MOZ_DISABLE_AUTO_SAFE_MODE: '1' },
  })
  const errors: string[] = []
  return {
    engine: 'firefox',
    errors,
    async openPage(url) {
      const page = await browser.newPage()
      page.on('pageerror', error => errors.push(String(error)))
      await page.goto(url, { waitUntil: 'load' })
      return {
        evaluate: async (script, input) =>
          JSON.parse(String(await page.evaluate(asExpression(script, input)))),
        close: () => page.close(),
      }
    },
    close: () => browser.close(),
  }
}
