import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message } from './message.ts'

const symbols = ['s', 'min', 'h', '%', '°', 'mm', 'cm', 'm', 'kg', 'kB', 'MB']
const named = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'degree'].map(unit => `${unit}s?`)
const unit = `(?=(?:${[...symbols, ...named].join('|')})(?![\\p{L}\\d]))`

const afterFigure = new RegExp(`(?<=\\d) ${unit}`, 'gu')
const atStart = new RegExp(`^ ${unit}`, 'u')
const noBreakSpace = '\u00a0'

const putIn: readonly (TYPE | undefined)[] = [TYPE.number, TYPE.pound, TYPE.argument]

/** Joins numbers and units with no-break spaces, which the messages themselves lack. */
export const keepUnitsTogether = (message: Message): Message =>
  message.map((part, index) => together(part, putIn.includes(message[index - 1]?.type)))

function together(part: MessageFormatElement, followsNumber: boolean): MessageFormatElement {
  switch (part.type) {
    case TYPE.literal: {
      const value = part.value.replace(afterFigure, noBreakSpace)
      return { ...part, value: followsNumber ? value.replace(atStart, noBreakSpace) : value }
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
