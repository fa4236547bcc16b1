import { readRecordedVoice } from '@lithe/contracts/recorded-voice'
import type { Language } from '@lithe/words/languages'

/** By language; where there is none, the words stand on the screen alone. */
const files: Partial<Record<Language, string>> = { en: new URL('./en.voice', import.meta.url).href }

/** Fetched with the engine: afterwards nothing is requested any more. Null where nothing is recorded in the language. */
export async function loadRecordedVoice(language: Language) {
  const file = files[language]
  if (!file) return null
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`the recorded voice could not be loaded (${answer.status})`)
  return readRecordedVoice(new Uint8Array(await answer.arrayBuffer()))
}
