import { expect } from '@playwright/test'
import { type BotApiPeer, openBotApiPeer } from '../apps/api/src/testing/telegram/bot-api-peer.ts'
import { botApiPort, botOrigin, telegramBotUrl } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { again } from './steps/again.ts'
import { phoneOf } from './telegram/phone.ts'
import { test } from './telegram/test.ts'
import { expectCallsFromTelegram, generateReport, leaveFeedbackAndClose, prepare } from './telegram/visit.ts'

let telegram: BotApiPeer
test.beforeAll(async () => {
  telegram = await openBotApiPeer({ port: botApiPort })
})
test.afterAll(() => telegram.stop())

for (const [age, scheme, often] of [
  ['old', 'light', again],
  ['old', 'dark', again],
  ['current', 'dark', {}],
] as const)
  test(
    `a visit in the ${age} Telegram with its ${scheme} colours goes from the bot’s button to a card in the chat, and Close closes`,
    often,
    async ({ enter }) => {
      const visit = await enter({ phone: phoneOf(age, { scheme }) })
      const { page, host, user } = visit
      await expect(page).toHaveURL(`${botOrigin}/longevity-test`)
      await prepare(visit)
      await generateReport(visit)
      await expectAccessible(page, 'report')

      await page.getByRole('button', { name: 'Share how I move' }).click()
      const asked = () => host.calls('web_app_request_write_access').length
      const isRefused = age === 'current' || scheme === 'dark'
      if (isRefused) telegram.failNext('sendPhoto', { error_code: 403, description: 'Forbidden' })
      await page.getByRole('button', { name: 'Send to my chat' }).click()
      if (isRefused && age === 'old') {
        await page.getByRole('link', { name: 'Open the chat' }).click()
        expect(host.links, 'where Start is to be pressed').toEqual([telegramBotUrl])
        await page.getByRole('button', { name: 'Send to my chat' }).click()
      }
      await expect
        .poll(() => telegram.calls('sendPhoto').map(({ payload }) => payload.chat_id))
        .toContain(user.id)
      await expect
        .poll(asked, 'for leave to write, only where the bot has none')
        .toBe(age === 'current' ? 1 : 0)
      // The browser itself logs every refusal by the server.
      const told = visit.problems.splice(0)
      if (isRefused) expect(told[0]).toMatch(/409 .*\/card\)$/)
      // The app logs only what asking for permission could not fix.
      const isMended = age === 'current' || !isRefused
      expect(told.slice(1)).toEqual(isMended ? [] : [expect.stringContaining('The card was not sent')])
      await page.keyboard.press('Escape')
      await leaveFeedbackAndClose(visit)
      expect(expectCallsFromTelegram(visit)).toEqual(['POST /user', 'PUT /user'])
    },
  )
