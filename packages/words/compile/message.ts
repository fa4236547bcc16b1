import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Message = readonly MessageFormatElement[]

export type DateStyle = 'full' | 'long' | 'medium' | 'short'
const dateStyles: readonly string[] = ['full', 'long', 'medium', 'short'] satisfies readonly DateStyle[]
export const isDateStyle = (style: unknown): style is DateStyle =>
  typeof style === 'string' && dateStyles.includes(style)

/** TypeScript type of each placeholder and tag, by name. */
export type Placeholders = ReadonlyMap<string, string>

/** Parses ICU MessageFormat; errors quote the message. */
export function readMessage(text: string): Message {
  try {
    return parse(text, { requiresOtherClause: true })
  } catch (error) {
    throw new Error(
      `"${text}" is not in ICU MessageFormat: ${error instanceof Error ? error.message : error}`,
    )
  }
}

export const isPlain = (message: Message) => message.every(part => part.type === TYPE.literal)
export const isRich = (message: Message) => message.some(part => part.type === TYPE.tag)

/** The values that a caller must pass. */
export function placeholdersOf(message: Message, found = new Map<string, string>()): Placeholders {
  const add = (name: string, type: string) => {
    const before = found.get(name)
    found.set(name, !before || before === 'string' ? type : before)
  }
  for (const part of message)
    switch (part.type) {
      case TYPE.argument:
        if (!found.has(part.value)) add(part.value, 'string')
        break
      case TYPE.number:
        add(part.value, 'number')
        break
      case TYPE.date:
        add(part.value, 'Date')
        break
      case TYPE.plural:
        add(part.value, 'number')
        for (const option of Object.values(part.options)) placeholdersOf(option.value, found)
        break
      case TYPE.select:
        add(part.value, unionOf(Object.keys(part.options)))
        for (const option of Object.values(part.options)) placeholdersOf(option.value, found)
        break
      case TYPE.tag:
        add(part.value, '(inner: string) => Part')
        placeholdersOf(part.children, found)
        break
    }
  return found
}

/** The choices as a union; with only `other`, any string. */
function unionOf(options: readonly string[]): string {
  const named = options.filter(option => option !== 'other')
  return named.length === 0 ? 'string' : named.map(option => `'${option}'`).join(' | ')
}
