import { loadWordings, type Wording } from '@lithe/scoring/wording'
import { type BotWords, loadBotWords } from '@lithe/words/bot'
import { type CheckoutWords, loadCheckoutWords } from '@lithe/words/checkout'
import {
  chooseLanguage,
  directionOf,
  firstLanguage,
  type Language,
  type LanguageWishes,
  languages,
} from '@lithe/words/languages'
import { loadMailsWords, type MailsWords } from '@lithe/words/mails'
import { loadRepliesWords, type RepliesWords } from '@lithe/words/replies'
import { loadSandboxWords, type SandboxWords } from '@lithe/words/sandbox'

/** All of this server's messages in one language. */
export type Words = {
  language: Language
  direction: 'ltr' | 'rtl'
  bot: BotWords
  mails: MailsWords
  replies: RepliesWords
  sandbox: SandboxWords
  checkout: CheckoutWords
  wording: Wording
}

export type AllWords = Readonly<Record<Language, Words>>

/** Loads all languages once, since one server serves them all. */
export async function loadWords(): Promise<AllWords> {
  const wordings = await loadWordings()
  const all = await Promise.all(
    languages.map(async (language): Promise<[Language, Words]> => {
      const words = {
        bot: await loadBotWords[language](),
        mails: await loadMailsWords[language](),
        replies: await loadRepliesWords[language](),
        sandbox: await loadSandboxWords[language](),
        checkout: await loadCheckoutWords[language](),
      }
      const direction = directionOf(language)
      return [language, { language, direction, ...words, wording: wordings[language] }]
    }),
  )
  return Object.fromEntries(all) as Record<Language, Words>
}

/** Messages in the first requested language that is supported, else English. */
export const wordsFor = (all: AllWords, wishes: LanguageWishes): Words => all[chooseLanguage(wishes)]

/** Locale for dates and prices; English is formatted as British. */
export const localeOf = ({ language }: Pick<Words, 'language'>) =>
  language === firstLanguage ? 'en-GB' : language

const [isolate, popIsolate] = ['\u2068', '\u2069']

/** Marks a name inside a sentence to isolate its text direction; `asText` and `asMarkup` read the marks. */
export const isolated = (name: string) => isolate + name.replace(/[\u2066-\u2069]/g, '') + popIsolate

/** Renders isolated names in plain text; the marks stay only where they are needed. */
export const asText = ({ direction }: Pick<Words, 'direction'>, text: string) =>
  direction === 'rtl' ? text : text.replaceAll(isolate, '').replaceAll(popIsolate, '')

/** Renders isolated names with `write` and the text between them with `rest`. */
export const writeIsolated = (
  text: string,
  rest: (text: string) => string,
  write: (name: string) => string,
) =>
  text
    .split(/\u2068([^\u2068\u2069]*)\u2069/)
    .map((part, index) => (index % 2 === 0 ? rest(part) : write(part)))
    .join('')
