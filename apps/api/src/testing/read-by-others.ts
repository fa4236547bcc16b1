import { inventedLanguages } from '@lithe/words/languages'
import type { AllWords, Words } from '../ground/ports/words.ts'
import { everyWord } from './test-app.ts'

export const otherLanguages = inventedLanguages
type Other = (typeof otherLanguages)[number]

/** Test translations have direction marks or accents, leaving no plain letters. */
const bare: Record<Other, RegExp> = {
  'en-XA': /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u,
  'ar-XB': /(?<![\u202e\p{L}’])\p{Script=Latin}{2,}/u,
}

/** Text common to all languages: commands, URLs, email addresses and formatted days. */
const alike = /\/[a-z]+\b|https?:\S+|[\w.-]+@[\w.-]+|US\$|\b(at|AM|Monday|May|June)\b/g

/** Finds strings containing English words, except names common to all languages. */
export const englishIn = (language: Other, texts: readonly string[], names: readonly string[] = []) =>
  texts.filter(text =>
    bare[language].test(names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(alike, '')),
  )

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Returns the text of each element of a page or email. */
export const readOf = (html: string): string[] =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<\/?(bdi|a|time)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map(text => text.replace(/&[^;]+;/g, entity => entities[entity] ?? ' ').trim())
    .filter(text => text !== '')

/** Returns the declared language and direction of a page or email. */
export const markOf = (html: string) => /<html lang="([\w-]+)" dir="(\w+)">/.exec(html)?.slice(1)

const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, '')

type Leaf = { at: string; said: () => readonly string[] }

/** Wraps words in a proxy that records what each message last returned. */
function watch(words: unknown, at: string, leaves: Leaf[]): unknown {
  if (typeof words === 'string') {
    leaves.push({ at, said: () => [words] })
    return words
  }
  if (typeof words === 'function') {
    const said: string[] = []
    leaves.push({ at, said: () => said })
    return (values: unknown) => {
      const came: unknown = words(values)
      said.push(
        [came]
          .flat()
          .map(part => Object.values(Object(part)).join(''))
          .join(''),
      )
      return came
    }
  }
  if (Array.isArray(words)) return words.map((one, index) => watch(one, `${at}.${index}`, leaves))
  return Object.fromEntries(
    Object.entries(Object(words)).map(([key, one]) => [
      key,
      watch(one, at === '' ? key : `${at}.${key}`, leaves),
    ]),
  )
}

type Room = 'bot' | 'mails' | 'replies' | 'sandbox' | 'checkout'

/** Watches one room of a language's words: `unread` lists messages that were never shown. */
export function watchedWords(language: Other, room: Room) {
  const leaves: Leaf[] = []
  const words = { ...everyWord[language], [room]: watch(everyWord[language][room], '', leaves) } as Words
  return {
    words,
    all: { ...everyWord, [language]: words } satisfies AllWords,
    unread(texts: readonly string[]) {
      const shown = texts.map(withoutMarks)
      return leaves
        .filter(({ said }) => !said().some(one => shown.some(text => text.includes(withoutMarks(one)))))
        .map(({ at }) => at)
    },
  }
}
