import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { readMessage } from '../compile/message.ts'

/** Stands for a placeholder, since one syllable affects the index least. */
const filledIn = 'five'

/** A message in one form: the last of each choice. */
const inOneForm = (message: readonly MessageFormatElement[]): string => message.map(formOf).join('')

function formOf(part: MessageFormatElement): string {
  if (part.type === TYPE.literal) return part.value
  if (part.type === TYPE.tag) return inOneForm(part.children)
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return filledIn
  const forms = Object.values(part.options).map(({ value }) => inOneForm(value))
  return forms.findLast(form => form !== '') ?? ''
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** Counts vowel groups without a silent final e; English only. */
function syllablesIn(word: string): number {
  const runs = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, /[^l]e$/i.test(word) ? runs - 1 : runs)
}

/** Shorter strings are labels, not sentences. */
const leastWords = 4

/** Sentences of messages in one form, without labels. */
export const sentencesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(text => inOneForm(readMessage(text)).split(/(?<=[.!?:])\s+|\n/))
    .filter(sentence => wordsOf(sentence).length >= leastWords)

/** Flesch–Kincaid grade (1975) of English sentences; null if there are none. */
export function schoolGrade(sentences: readonly string[]): number | null {
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
