import type { BrowserContext, Page } from '@playwright/test'
import type { Visit } from '../telegram/enter-telegram.ts'
import type { Chance } from './chance.ts'
import type { PhoneClock } from './phone-clock.ts'
import type { ResultBook } from './result-book.ts'
import type { Sight } from './sight.ts'
import type { Weather } from './weather.ts'

export const moods = ['diligent', 'restless', 'wild'] as const
export type Mood = (typeof moods)[number]

/** One person's visit in progress. */
export type Walk = {
  chance: Chance
  mood: Mood
  context: BrowserContext
  tabs: Page[]
  here: Page
  weather: Weather
  clock: PhoneClock
  book: ResultBook
  troubles: { take(): string[] }
  /** The visitor's email address. */
  address: string
  isStoreFull: boolean
  isHidden: boolean
  isCameraDenied: boolean
  /** Press counts by page and control name. */
  pressed: Map<string, number>
  telegram: Visit | null
  /** URL at which the same person reopens the app. */
  startAddress: () => string
  /** Opens another tab; only in browsers. */
  openTab: (() => Promise<Page>) | null
}

/** An action of a visitor; returns its description. */
export type Deed = { kind: string; weight: number; run: () => Promise<string> }

export type DeedsOf = (walk: Walk, sight: Sight) => Deed[]
