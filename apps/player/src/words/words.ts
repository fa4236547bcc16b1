import { directionOf, type Language } from '@lithe/words/languages'
import { loadPlayerWords, type PlayerWords } from '@lithe/words/player'

/** Everything this page says, in its one language. */
export let words: PlayerWords

/** Loads the words of a language; nothing may be drawn or said before. */
export async function speakIn(language: Language): Promise<void> {
  words = await loadPlayerWords[language]()
}

/** What the page was written with before its words were there. */
export function writePage(page: Document, language: Language): void {
  page.documentElement.lang = language
  page.documentElement.dir = directionOf(language)
  page.title = words.page.title
  page.querySelector('#camera')?.setAttribute('aria-label', words.page.camera)
}
