import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Message, readMessage } from './message.ts'

/** Stands where a number or another text is put in; no message holds it. */
const gap = '\u0000'

/** Every wording that a choice or a plural makes of a message, with gaps for what is put in; an empty choice is none. */
function wordings(message: Message): string[] {
  return message
    .map(waysToSay)
    .reduce((begun, endings) => begun.flatMap(start => endings.map(end => start + end)), [''])
}

function waysToSay(part: MessageFormatElement): string[] {
  switch (part.type) {
    case TYPE.literal:
      return [part.value]
    case TYPE.plural:
    case TYPE.select:
      return Object.values(part.options)
        .filter(({ value }) => value.length > 0)
        .flatMap(({ value }) => wordings(value))
    case TYPE.tag:
      return wordings(part.children)
    default:
      return [gap]
  }
}

/** What stands between two phrases, and is not said. */
const betweenPhrases = /^[\s.,:;]+|\s+$/g

/**
 * What a voice says of a text in ICU MessageFormat, piece by piece: sentences, cut where a number or another text is put
 * in. `{n, number} squats. Well done.` is said in a number, `squats.` and `Well done.`
 */
export function phrasesOf(text: string): string[] {
  const pieces = wordings(readMessage(text)).flatMap(wording => wording.split(gap))
  const sentences = pieces.flatMap(piece => piece.split(/(?<=[.!?…])\s+/))
  return [...new Set(sentences.map(sentence => sentence.replace(betweenPhrases, '')))].filter(Boolean)
}
