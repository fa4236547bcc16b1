import type { BrowserContext, Route } from '@playwright/test'
import type { Chance } from './chance.ts'

const slowestMs = 6000

/** The network between phone and server, as reliable as the walker wants. */
export async function openWeather(context: BrowserContext, chance: Chance) {
  const state = { isCut: false, isSlow: false, losesAnswers: false, badAt: Number.NEGATIVE_INFINITY }
  const isBad = () => state.isCut || state.isSlow || state.losesAnswers

  async function answer(route: Route) {
    if (state.isSlow) await new Promise(resolve => setTimeout(resolve, chance.share() * slowestMs))
    if (!state.losesAnswers) return route.continue()
    // The server has processed the call; only the phone never learns.
    await route.fetch()
    await route.abort('connectionreset')
  }
  // A closed page waits for nothing.
  await context.route('**/api/**', route => answer(route).catch(() => {}))

  async function become(change: Partial<typeof state>) {
    if (isBad()) state.badAt = Date.now()
    Object.assign(state, change)
    if (change.isCut !== undefined) await context.setOffline(change.isCut)
    if (isBad()) state.badAt = Date.now()
  }

  return {
    isBad,
    isCut: () => state.isCut,
    badAt: () => (isBad() ? Date.now() : state.badAt),
    become,
    clear: () => become({ isCut: false, isSlow: false, losesAnswers: false }),
  }
}
export type Weather = Awaited<ReturnType<typeof openWeather>>
