import { directionOf, type Language } from '@lithe/words/languages'
import { loadMovementsWords, type MovementsWords } from '@lithe/words/movements'
import { loadPlayerWords, type PlayerWords } from '@lithe/words/player'
import { loadStageWords, type StageWords } from '@lithe/words/stage'

/** This page's messages before the engine has loaded. */
export let words: PlayerWords
/** Names and units of movements, shared with other pages. */
export let movementsWords: MovementsWords
/** Messages after loading; no state before the end of `loading` uses them. */
export let stageWords: StageWords

/** Loads a language's first messages; nothing may be shown or spoken earlier. */
export async function speakIn(language: Language): Promise<void> {
  const rooms = [loadPlayerWords[language](), loadMovementsWords[language]()] as const
  ;[words, movementsWords] = await Promise.all(rooms)
}

/** Loads the remaining messages along with the engine, which is 2000 times larger. */
export async function speakOnStageIn(language: Language): Promise<void> {
  stageWords = await loadStageWords[language]()
}

/** Fills in the page's static text once messages are loaded. */
export function writePage(page: Document, language: Language): void {
  page.documentElement.lang = language
  page.documentElement.dir = directionOf(language)
  page.title = words.page.title
  page.querySelector('#camera')?.setAttribute('aria-label', words.page.camera)
}
