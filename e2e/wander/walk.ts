import type { BrowserContext, Page } from '@playwright/test'
import type { Visit } from '../telegram/enter-telegram.ts'
import type { Chance } from './chance.ts'
import type { PhoneClock } from './phone-clock.ts'
import type { ResultBook } from './result-book.ts'
import type { Sight } from './sight.ts'
import type { Weather } from './weather.ts'

export const moods = ['diligent', 'restless', 'wild'] as const
export type Mood = (typeof moods)[number]

/** One person's visit, as far as it has come. */
export type Walk = {
  chance: Chance
  mood: Mood
  context: BrowserContext
  /** The tabs, and the one that is looked at. */
  tabs: Page[]
  here: Page
  weather: Weather
  clock: PhoneClock
  book: ResultBook
  troubles: { take(): string[] }
  /** Where she has her mail. */
  address: string
  isStoreFull: boolean
  isHidden: boolean
  isCameraDenied: boolean
  /** How often what was pressed, by page and name. */
  pressed: Map<string, number>
  /** Null in a browser. */
  telegram: Visit | null
  /** Where the app is opened anew, by the same person. */
  startAddress: () => string
  /** Opens one more tab; only a browser has them. */
  openTab: (() => Promise<Page>) | null
}

/** One thing a visitor may do; gives back what was done, in words. */
export type Deed = { kind: string; weight: number; run: () => Promise<string> }

export type DeedsOf = (walk: Walk, sight: Sight) => Deed[]
