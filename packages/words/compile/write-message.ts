import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { keepUnitsTogether } from './keep-together.ts'
import { isDateStyle, isPlain, isRich, type Message, placeholdersOf, readMessage } from './message.ts'

/** A message as TypeScript: a string, or a function of its placeholders. */
export function writeMessage(text: string): string {
  const message = keepUnitsTogether(readMessage(text))
  if (isPlain(message)) return writeString(message)
  const fields = [...placeholdersOf(message)].map(([name, type]) => `${propertyName(name)}: ${type}`)
  const values = `values: { ${fields.join('; ')} }`
  if (!isRich(message)) return `(${values}) => ${writeString(message)}`
  return `<Part>(${values}): (string | Part)[] => [${message.map(part => writeString([part])).join(', ')}]`
}

const identifier = /^[A-Za-z_$][\w$]*$/
export const propertyName = (name: string) => (identifier.test(name) ? name : JSON.stringify(name))
const expressionOf = (name: string) =>
  identifier.test(name) ? `values.${name}` : `values[${JSON.stringify(name)}]`

function writeString(message: Message, counted?: string): string {
  const [first] = message
  if (message.length === 1 && first && first.type !== TYPE.literal) return writePart(first, counted)
  if (isPlain(message))
    return JSON.stringify(message.map(part => ('value' in part ? part.value : '')).join(''))
  const parts = message.map(part =>
    part.type === TYPE.literal ? escaped(part.value) : `\${${writePart(part, counted)}}`,
  )
  return `\`${parts.join('')}\``
}

/** Numbers use the language's format, or one decimal. */
function numberFormatOf({ value, style }: Extract<MessageFormatElement, { type: TYPE.number }>) {
  if (!style) return 'number'
  const stems = typeof style === 'string' ? [style] : style.tokens.map(({ stem }) => stem)
  if (stems.join() === '.0') return 'tenths'
  throw new Error(`{${value}}: a number is {n, number} or, with one decimal, {n, number, ::.0}`)
}

const escaped = (text: string) => text.replace(/[`\\$]/g, '\\$&')

function writePart(part: MessageFormatElement, counted?: string): string {
  switch (part.type) {
    case TYPE.argument:
      return expressionOf(part.value)
    case TYPE.number:
      return `${numberFormatOf(part)}(${expressionOf(part.value)})`
    case TYPE.date:
      if (!isDateStyle(part.style)) throw new Error(`{${part.value}}: dates are full, long, medium or short`)
      return `date(${expressionOf(part.value)}, '${part.style}')`
    case TYPE.pound:
      if (!counted) throw new Error('A # stands where nothing is counted')
      return `number(${counted})`
    case TYPE.plural: {
      if (part.offset) throw new Error(`{${part.value}}: a plural counts from nothing`)
      const count = expressionOf(part.value)
      return `${part.pluralType === 'ordinal' ? 'ordinal' : 'plural'}(${count}, ${writeForms(part.options, count)})`
    }
    case TYPE.select:
      if (counted && Object.values(part.options).some(option => saysCount(option.value)))
        throw new Error(`{${part.value}}: a # in a choice is no count; write {n, number}`)
      return `select(${expressionOf(part.value)}, ${writeForms(part.options, counted)})`
    case TYPE.tag:
      if (part.children.some(child => child.type === TYPE.tag))
        throw new Error(`<${part.value}> holds another tag`)
      return `${expressionOf(part.value)}(${writeString(part.children, counted)})`
    default:
      throw new Error(`Part ${part.type} is not written here`)
  }
}

/** Whether literal text contains #, which is an ordinary character in a choice inside a plural. */
const saysCount = (message: Message) =>
  message.some(part => part.type === TYPE.literal && part.value.includes('#'))

function writeForms(options: Record<string, { value: Message }>, counted?: string): string {
  const forms = Object.entries(options).map(([name, { value }]) => {
    if (isRich(value)) throw new Error('A tag stands inside a plural or a choice')
    return `${propertyName(name)}: ${writeString(value, counted)}`
  })
  return `{ ${forms.join(', ')} }`
}
