import { chromium } from 'playwright-core'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import type { LabBrowser } from './lab-page.ts'

/** Headless Chromium with software rendering. */
export const launchChromium = (executablePath: string) =>
  chromium.launch({ executablePath, args: ['--headless', ...chromiumArguments, ...softwarePaintArguments] })

export async function openChromium({ browser: executablePath }: { browser: string }): Promise<LabBrowser> {
  const browser = await launchChromium(executablePath)
  const errors: string[] = []
  return {
    engine: 'chromium',
    errors,
    async openPage(url) {
      const page = await browser.newPage()
      page.on('pageerror', error => errors.push(error.message))
      await page.goto(url)
      return page
    },
    close: () => browser.close(),
  }
}
