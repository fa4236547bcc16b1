import { test as base, expect, type Page } from '@playwright/test'
import { botOrigin } from '../playwright.config.ts'
import { makeFrugal } from '../steps/frugal-test.ts'
import { type Entrance, enterTelegram, type Visit } from './enter-telegram.ts'

type Enter = (entrance?: Partial<Entrance>) => Promise<Visit>

/** The test function of journeys inside Telegram, which a problem in any window fails. */
export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser }, use) => {
    const visits: Visit[] = []
    await use(async entrance => {
      const before = async (page: Page) => {
        await makeFrugal(page.context())
        await entrance?.before?.(page)
      }
      const visit = await enterTelegram(browser, { origin: botOrigin, ...entrance, before })
      visits.push(visit)
      return visit
    })
    for (const { host, problems } of visits) {
      expect.soft(host.refused, 'what the mini app asked, this Telegram understands').toEqual([])
      expect.soft(problems, 'nothing went wrong').toEqual([])
    }
    for (const { context } of visits) await context.close()
  },
})
