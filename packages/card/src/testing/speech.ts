import { loadCardWords } from '@lithe/words/card'
import { directionOf, type Language } from '@lithe/words/languages'
import type { CardSpeech } from '../card-sentences.ts'

export const speechIn = async (language: Language): Promise<CardSpeech> => ({
  words: await loadCardWords[language](),
  direction: directionOf(language),
})
