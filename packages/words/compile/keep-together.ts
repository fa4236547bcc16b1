import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message } from './message.ts'

const symbols = ['s', 'min', 'h', '%', '°', 'mm', 'cm', 'm', 'kg', 'kB', 'MB']
const named = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'degree'].map(unit => `${unit}s?`)
const unit = `(?=(?:${[...symbols, ...named].join('|')})(?![\\p{L}\\d]))`

const afterFigure = new RegExp(`(?<=\\d) ${unit}`, 'gu')
const atStart = new RegExp(`^ ${unit}`, 'u')
const noBreakSpace = '\u00a0'

const putIn: readonly (TYPE | undefined)[] = [TYPE.number, TYPE.pound, TYPE.argument]

/** Joins numbers and units, and "17 to 56", with no-break spaces, which the messages themselves lack. */
export const keepUnitsTogether = (message: Message): Message =>
  message.map((part, index) => together(part, message[index - 1]?.type, message[index + 1]?.type))

function together(part: MessageFormatElement, before?: TYPE, after?: TYPE): MessageFormatElement {
  switch (part.type) {
    case TYPE.literal: {
      const isRange = before === TYPE.number && after === TYPE.number && /^ \p{L}{1,3} $/u.test(part.value)
      const value = part.value.replace(isRange ? / /g : afterFigure, noBreakSpace)
      return { ...part, value: putIn.includes(before) ? value.replace(atStart, noBreakSpace) : value }
    }
    case TYPE.tag:
      return { ...part, children: [...keepUnitsTogether(part.children)] }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(part.options).map(([name, option]) => [
        name,
        { ...option, value: [...keepUnitsTogether(option.value)] },
      ])
      return { ...part, options: Object.fromEntries(options) }
    }
    default:
      return part
  }
}
