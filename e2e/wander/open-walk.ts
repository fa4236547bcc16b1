import type { BrowserContext, Page } from '@playwright/test'
import { addVirtualLock } from '../steps/virtual-lock.ts'
import type { Visit } from '../telegram/enter-telegram.ts'
import { launchAddress } from '../telegram/launch.ts'
import { type Chance, createChance } from './chance.ts'
import { openPhoneClock } from './phone-clock.ts'
import { keepResultBook } from './result-book.ts'
import { watchForTroubles } from './troubles.ts'
import type { Mood, Walk } from './walk.ts'
import { watchFromInside } from './watch-from-inside.ts'
import { openWeather } from './weather.ts'

/** Most people do what a page is for, which lets a walk get far. */
const temper: readonly Mood[] = ['diligent', 'diligent', 'restless', 'wild']

/** Attaches all watchers of a visit to its context, before the first page. */
export async function watchContext(context: BrowserContext, chance: Chance) {
  const book = keepResultBook(context)
  // Delays are drawn as calls arrive, in any order, so they have a separate generator.
  const weather = await openWeather(context, createChance(chance.share() * 2 ** 32))
  const clock = await openPhoneClock(context)
  const troubles = watchForTroubles(context, weather.badAt)
  await watchFromInside(context, message => book.hear(message))
  context.on('page', page => {
    page.on('dialog', dialog => void dialog.accept().catch(() => {}))
    page.on('domcontentloaded', () => book.loadAnew())
    // Chromium without a lock prompts in a window that no press on the page reaches.
    void addVirtualLock(page).catch(() => {})
  })
  return { book, weather, clock, troubles }
}

type Given = {
  chance: Chance
  context: BrowserContext
  watched: Awaited<ReturnType<typeof watchContext>>
  page: Page
  telegram?: Visit
}

export function newWalk({ chance, context, watched, page, telegram }: Given): Walk {
  const number = Math.floor(chance.share() * 1e9)
  return {
    chance,
    mood: chance.oneOf(temper),
    context,
    tabs: [page],
    here: page,
    ...watched,
    address: `walker.${number}@example.org`,
    isStoreFull: false,
    isHidden: false,
    isCameraDenied: false,
    pressed: new Map(),
    telegram: telegram ?? null,
    startAddress: () =>
      telegram ? launchAddress(telegram.user, telegram.host.phone, {}) : '/longevity-test',
    openTab: telegram ? null : () => context.newPage(),
  }
}
