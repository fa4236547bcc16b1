import { isPlain, placeholdersOf, readMessage } from './message.ts'

/** Messages by key, in groups; a list is a sequence of steps. */
export type Words = { readonly [key: string]: string | readonly string[] | Words }

/** Prefix of a note to translators, before its message's key. */
const noteSign = '@'

export const isList = (entry: Words[string]): entry is readonly string[] => Array.isArray(entry)

/** A file's messages without notes; throws if a message with placeholders has no note. */
export function readRoom(file: unknown, path: string): Words {
  if (!isGroup(file)) throw new Error(`${path} holds no group of messages`)
  return Object.fromEntries(
    Object.entries(file)
      .filter(([key]) => !key.startsWith(noteSign))
      .map(([key, entry]) => {
        const at = `${path} ${key}`
        if (typeof entry !== 'string' && !isListOfTexts(entry)) return [key, readRoom(entry, at)]
        const needsNote = [entry].flat().some(text => !isPlain(readMessage(text)))
        if (needsNote && typeof file[noteSign + key] !== 'string') throw new Error(`${at} has no note`)
        return [key, entry]
      }),
  )
}

type NotedText = { key: string; text: string; note: string }

/** Each message as written, with its own or its group's note; a list's items share a key. */
export function textsOf(file: unknown, group = '', groupNote = ''): NotedText[] {
  if (!isGroup(file)) return []
  const notes = [groupNote, file[noteSign]].filter(note => typeof note === 'string' && note !== '')
  const noteOf = (key: string) => {
    const note = file[noteSign + key]
    return typeof note === 'string' ? note : notes.join(' ')
  }
  return Object.entries(file)
    .filter(([key]) => !key.startsWith(noteSign))
    .flatMap(([key, entry]) =>
      isGroup(entry)
        ? textsOf(entry, `${group}${key}.`, noteOf(key))
        : [entry].flat().map(text => ({ key: group + key, text: String(text), note: noteOf(key) })),
    )
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

export type WordsProblem = { key: string; problem: 'missing' | 'unused' | 'placeholders differ' }
type Translated = { words: Words; problems: readonly WordsProblem[] }

/** English, overridden by a translation where present. */
export function translateRoom(english: Words, translation: Words, group = ''): Translated {
  const problems: WordsProblem[] = Object.keys(translation)
    .filter(key => !(key in english))
    .map(key => ({ key: group + key, problem: 'unused' }))
  const words = Object.fromEntries(
    Object.entries(english).map(([key, ours]) => {
      const theirs = translation[key]
      if (!isText(ours)) {
        const inner = translateRoom(ours, isText(theirs) ? {} : (theirs ?? {}), `${group}${key}.`)
        problems.push(...inner.problems)
        return [key, inner.words]
      }
      if (!isText(theirs)) problems.push({ key: group + key, problem: 'missing' })
      else if (openIn(ours) !== openIn(theirs))
        problems.push({ key: group + key, problem: 'placeholders differ' })
      else return [key, theirs]
      return [key, ours]
    }),
  )
  return { words, problems }
}

const isText = (entry: Words[string] | undefined): entry is string | readonly string[] =>
  typeof entry === 'string' || (entry !== undefined && isList(entry))

/** Placeholders of messages, for comparison; list items are numbered. */
const openIn = (texts: string | readonly string[]): string =>
  [texts]
    .flat()
    .map(text => [...placeholdersOf(readMessage(text)).keys()].sort().join())
    .join('|')

export const mapWords = (words: Words, change: (text: string) => string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, entry]) => {
      if (typeof entry === 'string') return [key, change(entry)]
      return [key, isList(entry) ? entry.map(change) : mapWords(entry, change)]
    }),
  )
