import { isList, type Words } from './room.ts'
import { propertyName, writeMessage } from './write-message.ts'

const generated = '// Compiled from packages/words/messages; changes are made there.\n'
const used = ['number', 'tenths', 'plural', 'ordinal', 'select', 'date'] as const

/** Module of one room in one language: a function of the language's formats, without imports. */
export function writeRoom(words: Words): string {
  const body = writeWords(words)
  const formats = used.filter(format => body.includes(`${format}(`))
  const parameter = formats.length === 0 ? '_' : `{ ${formats.join(', ')} }`
  return `${generated}import type { formatsOf } from '../../src/formats.ts'

export default (${parameter}: ReturnType<typeof formatsOf>) => (${body})
`
}

function writeWords(words: Words): string {
  const entries = Object.entries(words).map(([key, entry]) => {
    if (typeof entry === 'string') return `${propertyName(key)}: ${writeMessage(entry)}`
    const value = isList(entry) ? `[${entry.map(writeMessage).join(', ')}]` : writeWords(entry)
    return `${propertyName(key)}: ${value}`
  })
  return `{ ${entries.join(', ')} }`
}

/** Module that a program imports: the room's type, and its language loaders. */
export function writeLoaders(room: string, languages: readonly string[]): string {
  const name = nameOf(room)
  const loaders = languages.map(
    language =>
      `  '${language}': async () => (await import('./${language}/${room}.ts')).default(formatsOf('${language}')),`,
  )
  return `${generated}import { formatsOf } from '../src/formats.ts'
import type { Language } from '../src/languages.ts'
import type english from './en/${room}.ts'

export type ${name}Words = ReturnType<typeof english>

/** Each language is a separate chunk. */
export const load${name}Words: Record<Language, () => Promise<${name}Words>> = {
${loaders.join('\n')}
}
`
}

/** Module for pages, whose scripts all use one language: the words themselves, once loaded. */
export function writeLive(room: string): string {
  const name = nameOf(room)
  const words = `${name.charAt(0).toLowerCase()}${name.slice(1)}Words`
  return `${generated}import { askForRoom } from '../../src/live-rooms.ts'
import { load${name}Words, type ${name}Words } from '../${room}.ts'

export let ${words}: ${name}Words
askForRoom(load${name}Words, words => {
  ${words} = words
})
`
}

const nameOf = (room: string) => room.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
