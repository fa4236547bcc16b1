import { roomNames, wordsIn } from '../compile/compile-words.ts'
import { invent } from '../compile/invent.ts'
import { isList, mapWords, translateRoom, type Words } from '../compile/room.ts'
import { firstLanguage, inventedLanguages, type Language, languages } from '../src/languages.ts'

/** Problems of a language's words; messages are named `room.group.key`. */
export type LanguageRow = {
  language: Language
  messages: number
  /** Untranslated messages, shown in English. */
  missing: string[]
  /** Messages that no code uses or English lacks. */
  unused: string[]
  placeholdersDiffer: string[]
  /** Characters missing from a typeface, on pages or the card. */
  glyphsMissing: string[]
}

type Checks = {
  /** Keys that code refers to. */
  used: ReadonlySet<string>
  glyphsMissing: (texts: Iterable<string>) => string[]
}

const drawnByTelegram = 'bot.'

export const languageRows = (checks: Checks): LanguageRow[] => languages.map(one => rowOf(one, checks))

function rowOf(language: Language, { used, glyphsMissing }: Checks): LanguageRow {
  const invented = inventedLanguages.find(one => one === language)
  const rooms = roomNames().map(room => {
    const english = wordsIn(firstLanguage, room)
    const own = invented ? mapWords(english, text => invent(text, invented)) : wordsIn(language, room)
    return { room, own, problems: translateRoom(english, own, `${room}.`).problems }
  })
  const keysWith = (wanted: string) =>
    rooms.flatMap(({ problems }) =>
      problems.filter(({ problem }) => problem === wanted).map(({ key }) => key),
    )
  const messages = new Map(rooms.flatMap(({ room, own }) => messagesOf(own, room)))
  return {
    language,
    messages: messages.size,
    missing: keysWith('missing'),
    unused: [...new Set([...keysWith('unused'), ...[...messages.keys()].filter(key => !used.has(key))])],
    placeholdersDiffer: keysWith('placeholders differ'),
    glyphsMissing: glyphsMissing(
      [...messages].filter(([key]) => !key.startsWith(drawnByTelegram)).flatMap(([, texts]) => texts),
    ),
  }
}

const messagesOf = (words: Words, group: string): [key: string, texts: string | readonly string[]][] =>
  Object.entries(words).flatMap(([key, entry]): [string, string | readonly string[]][] =>
    typeof entry === 'string' || isList(entry)
      ? [[`${group}.${key}`, entry]]
      : messagesOf(entry, `${group}.${key}`),
  )

/** Whether a language is complete; test languages always are. */
export const isWhole = ({ language, messages: _, ...lacks }: LanguageRow): boolean =>
  inventedLanguages.some(one => one === language) || Object.values(lacks).every(list => list.length === 0)
