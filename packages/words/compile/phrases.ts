import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Message, readMessage } from './message.ts'

/** Stands for an inserted number or string; occurs in no message. */
const gap = '\u0000'

/** Every wording that a message's choices and plurals yield, with gaps; empty wordings are dropped. */
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

/** Separators between phrases, which are not spoken. */
const betweenPhrases = /^[\s.,:;]+|\s+$/g

/**
 * Spoken phrases of an ICU message: sentences, split at inserted numbers or strings. `{n, number} squats.
 * Well done.` is spoken as a number, `squats.` and `Well done.`
 */
export function phrasesOf(text: string): string[] {
  const pieces = wordings(readMessage(text)).flatMap(wording => wording.split(gap))
  const sentences = pieces.flatMap(piece => piece.split(/(?<=[.!?…])\s+/))
  return [...new Set(sentences.map(sentence => sentence.replace(betweenPhrases, '')))].filter(Boolean)
}
