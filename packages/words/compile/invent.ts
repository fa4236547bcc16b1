import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { readMessage } from './message.ts'

const plainLetters = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'
const accented = 'ÁÇĎÉĜĤÍĴĶĹŃÓŔŠŤÚŴÝŽáçďéĝĥíĵķĺńóŕšťúŵýž'
const accentOf = new Map([...plainLetters].map((letter, index) => [letter, [...accented][index] ?? letter]))

/** Length of the accented language relative to English. */
const stretch = 1.4

/** "Sit up tall" becomes "Šíííť úúp ťááĺĺ": words grow proportionally, so that lines still break. */
function accentWord(word: string): string {
  const letters = [...word].map(letter => accentOf.get(letter) ?? letter)
  const extra = Math.ceil(word.length * (stretch - 1))
  const place = Math.max(
    0,
    letters.findIndex(letter => /[áéíóúý]/i.test(letter)),
  )
  const grown = (letters[place] ?? '').repeat(extra + 1)
  return [...letters.slice(0, place), grown, ...letters.slice(place + 1)].join('')
}

const word = /\p{L}[\p{L}’]*/gu
const rightToLeftOverride = '\u202e'
const popDirection = '\u202c'

const changes = {
  'en-XA': (text: string) => text.replace(word, accentWord),
  'ar-XB': (text: string) => text.replace(word, found => `${rightToLeftOverride}${found}${popDirection}`),
} as const

/** A message in a test language; placeholders stay as they are. */
export const invent = (text: string, language: keyof typeof changes): string =>
  printAST(readMessage(text).map(part => changed(part, changes[language])))

function changed(part: MessageFormatElement, change: (text: string) => string): MessageFormatElement {
  switch (part.type) {
    case TYPE.literal:
      return { ...part, value: change(part.value) }
    case TYPE.tag:
      return { ...part, children: part.children.map(child => changed(child, change)) }
    case TYPE.plural:
    case TYPE.select:
      return {
        ...part,
        options: Object.fromEntries(
          Object.entries(part.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(child => changed(child, change)) },
          ]),
        ),
      }
    default:
      return part
  }
}
