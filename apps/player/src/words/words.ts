import { directionOf, type Language } from '@lithe/words/languages'
import { loadMovementsWords, type MovementsWords } from '@lithe/words/movements'
import { loadPlayerWords, type PlayerWords } from '@lithe/words/player'
import { loadStageWords, type StageWords } from '@lithe/words/stage'

/** What this page says until the engine is there, in its one language. */
export let words: PlayerWords
/** What movements are called and counted in, here as on every page. */
export let movementsWords: MovementsWords
/** What it says once it sees: no state after `loading` comes before these. */
export let stageWords: StageWords

/** Loads the first words of a language; nothing may be drawn or said before. */
export async function speakIn(language: Language): Promise<void> {
  const rooms = [loadPlayerWords[language](), loadMovementsWords[language]()] as const
  ;[words, movementsWords] = await Promise.all(rooms)
}

/** Loads all other words; they come beside the engine, which is two thousand times as large. */
export async function speakOnStageIn(language: Language): Promise<void> {
  stageWords = await loadStageWords[language]()
}

/** What the page was written with before its words were there. */
export function writePage(page: Document, language: Language): void {
  page.documentElement.lang = language
  page.documentElement.dir = directionOf(language)
  page.title = words.page.title
  page.querySelector('#camera')?.setAttribute('aria-label', words.page.camera)
}
