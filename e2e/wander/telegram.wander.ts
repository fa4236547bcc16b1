import { test } from '@playwright/test'
import { type BotApiPeer, openBotApiPeer } from '../../apps/api/src/testing/telegram/bot-api-peer.ts'
import { botApiPort, botOrigin } from '../playwright.config.ts'
import { comeToSquats } from '../steps/come-to-squats.ts'
import { phone } from '../steps/devices.ts'
import { enterTelegram, type Visit } from '../telegram/enter-telegram.ts'
import { phoneOf } from '../telegram/phone.ts'
import { openReportIn, rememberHer } from '../telegram/visit.ts'
import { chooseBeginning } from './choose-beginning.ts'
import { newWalk, watchContext } from './open-walk.ts'
import { wander } from './wander.ts'

let telegram: BotApiPeer
test.beforeAll(async () => {
  telegram = await openBotApiPeer({ port: botApiPort })
})
test.afterAll(() => telegram.stop())

const beginnings: Record<string, (visit: Visit) => Promise<unknown>> = {
  'somebody new': async () => {},
  'somebody before the test': async visit => {
    await rememberHer(visit)
    await visit.page.goto('/assessment/workout-preview')
  },
  'somebody before the last movement': async visit => {
    await rememberHer(visit)
    await comeToSquats(visit.page)
  },
  'somebody with a locked report': openReportIn,
}

test('in Telegram', async ({ browser }, info) => {
  await wander(info, async chance => {
    const context = await browser.newContext({
      ...phone,
      baseURL: botOrigin,
    })
    const watched = await watchContext(context, chance)
    const age = chance.oneOf(['current', 'current', 'old'] as const)
    const visit = await enterTelegram(browser, { origin: botOrigin, context, phone: phoneOf(age) })
    const [words, begin] = chooseBeginning(chance, beginnings)
    await begin(visit)
    const walk = newWalk({ chance, context, watched, page: visit.page, telegram: visit })
    return {
      words: `${walk.mood}, ${words}, in the ${age} Telegram`,
      origin: botOrigin,
      walk,
      close: () => context.close(),
    }
  })
})
