import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { readMessage } from '../../compile/message.ts'
import { textsOf } from '../../compile/room.ts'
import type { Finding, ListedFile } from './spec-statements.ts'

/** A statement of the specification, and the messages (`room.group.key`) with its text. */
export type Saying = { section: string; keys: readonly string[]; line: number }
type SpecMessage = { path: string; texts: string[]; sections: readonly string[] }

const englishRoom = /^packages\/words\/messages\/en\/([\w-]+)\.json$/
/** Found in the note of a message whose English is the specification's, with its sections. */
const mark = /Spec: (§\d(?:, §\d)*)/

function messagesIn(files: readonly ListedFile[]): Map<string, SpecMessage> {
  const found = new Map<string, SpecMessage>()
  for (const { path, text } of files) {
    const [, room] = path.match(englishRoom) ?? []
    if (!room) continue
    for (const { key, text: said, note } of textsOf(JSON.parse(text))) {
      const sections = note.match(mark)?.[1]?.split(', ') ?? []
      const message = found.get(`${room}.${key}`) ?? { path, texts: [], sections }
      message.texts.push(said)
      found.set(`${room}.${key}`, message)
    }
  }
  return found
}

/**
 * Checks that statements name existing, marked messages, that marked messages are named, and, if available, that the
 * specification's section matches.
 */
export function checkSpecWords(
  statements: readonly Saying[],
  files: readonly ListedFile[],
  spec: string | null,
  document: string,
): Finding[] {
  const messages = messagesIn(files)
  const named = new Set(statements.flatMap(({ section, keys }) => keys.map(key => `${section} ${key}`)))
  const amiss = statements.flatMap(({ section, keys, line }) =>
    keys.flatMap((key): Finding[] => {
      const message = messages.get(key)
      if (!message) return [{ path: document, line, message: `${key} is no message` }]
      if (message.sections.includes(section)) return []
      return [{ path: message.path, message: `the note of ${key} does not say "Spec: ${section}"` }]
    }),
  )
  const marked = [...messages].flatMap(([key, { path, texts, sections }]) =>
    sections.flatMap((section): Finding[] => {
      if (!named.has(`${section} ${key}`))
        return [{ path: document, message: `no statement of ${section} names ${key}` }]
      const said = spec === null ? null : comparable(sectionOf(spec, section))
      const strays = said === null ? [] : texts.filter(text => !isSaid(text, said))
      return strays.map(text => ({
        path,
        message: `${key} says "${text}"; ${section} of the specification does not`,
      }))
    }),
  )
  return [...amiss, ...marked]
}

const sectionOf = (spec: string, section: string) =>
  spec.split(/^## /m).find(text => text.startsWith(`${section.slice(1)}.`)) ?? ''

/** Variable part: a letter or number in the specification, a placeholder in a message. */
const filledIn = '*'
const comparable = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\{\w+\}|\b[Nn]\b|\d+/g, filledIn)
    .replaceAll('…', '...')

/** Whether a message's wording occurs in full. */
const isSaid = (text: string, said: string) =>
  wordingsOf(readMessage(text)).some(wording => {
    const pattern = comparable(wording).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u').test(said)
  })

/** A message in each of its choices, with plurals in their form for several. */
function wordingsOf(parts: readonly MessageFormatElement[]): string[] {
  return parts.reduce<string[]>(
    (heads, part) => heads.flatMap(head => partsOf(part).map(tail => head + tail)),
    [''],
  )
}

function partsOf(part: MessageFormatElement): string[] {
  switch (part.type) {
    case TYPE.literal:
      return [part.value]
    case TYPE.plural:
      return wordingsOf(part.options.other?.value ?? [])
    case TYPE.select:
      return Object.values(part.options).flatMap(({ value }) => wordingsOf(value))
    case TYPE.tag:
      return wordingsOf(part.children)
    default:
      return [filledIn]
  }
}
