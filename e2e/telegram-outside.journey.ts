import { expect, test as outside, type Page } from '@playwright/test'
import { botOrigin } from './playwright.config.ts'
import { launchAddress, newTelegrammer } from './telegram/launch.ts'
import { phoneOf } from './telegram/phone.ts'
import { test } from './telegram/test.ts'
import { startButton } from './telegram/visit.ts'

/** Our scripts for Telegram among those a page requested. */
async function scriptsForTelegram(asked: readonly string[]) {
  const urls = [...new Set(asked)]
  const scripts = await Promise.all(urls.map(async url => ({ url, text: await (await fetch(url)).text() })))
  return scripts.filter(({ text }) => text.includes('web_app_request_theme')).map(({ url }) => url)
}

function listenForScripts(page: Page) {
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

outside(
  'in an ordinary browser nothing of the messenger is loaded, not even by a link that looks like a launch',
  async ({ page }) => {
    const asked = listenForScripts(page)
    for (const path of ['/', '/longevity-test', launchAddress(newTelegrammer(), phoneOf('current'), {})]) {
      await page.goto(botOrigin + path)
      await page.waitForLoadState('networkidle')
    }
    expect(asked.length).toBeGreaterThan(5)
    expect(await scriptsForTelegram(asked)).toEqual([])
    await expect(page.getByText('Rosa')).toHaveCount(0)
  },
)

test('exactly one script speaks to Telegram when the app is inside it', async ({ enter }) => {
  const { page } = await enter()
  await expect(startButton(page)).toBeEnabled()
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js')),
  )
  expect(await scriptsForTelegram(asked)).toHaveLength(1)
})
