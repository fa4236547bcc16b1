import { readFileSync } from 'node:fs'
import { phrasesOf } from '../../../words/compile/phrases.ts'
import { textsOf } from '../../../words/compile/room.ts'

/** A phrase as it stands in what is said, and as a voice is told to say it. */
export type Phrase = { text: string; said: string }

/** Which messages the player says; `except` are only shown, or only hold others. */
const rooms: readonly { file: string; keys: RegExp; except?: RegExp }[] = [
  {
    file: 'stage',
    keys: /^(callBack|framing|moving|cues|practice|nearFall|movements|place|results|refusals|help|dark|slowPhone)\b/,
    except: /^(results\.(quality|number|spoken)|refusals\.(spoken|rest)|nearFall\.(unanswered|hurt))/,
  },
  { file: 'player', keys: /^hearing\.question$/ },
  { file: 'movements', keys: /^(units|again\.usual$)/, except: /^units\.rep/ },
]

const englishTexts = (room: string) =>
  textsOf(
    JSON.parse(readFileSync(new URL(`../../../words/messages/en/${room}.json`, import.meta.url), 'utf8')),
  )

/** From there on a number is said as a hundred and the rest. */
const largestNumber = 100

const numbers: Phrase[] = Array.from({ length: largestNumber + 1 }, (_, number) => ({
  text: String(number),
  said: String(number),
}))
const tenths: Phrase[] = Array.from({ length: 9 }, (_, index) => ({
  text: `.${index + 1}`,
  said: `point ${index + 1}`,
}))

/** The voice reads letters, not typographers' signs. */
const asRead = (text: string) => text.replace(/’/g, "'").replace(/[“”]/g, '').replace('°', 'degrees')

/** Everything the player can say in English, piece by piece: what is recorded of it is held against this. */
export function saidPhrases(): Phrase[] {
  const texts = rooms.flatMap(({ file, keys, except }) =>
    englishTexts(file)
      .filter(({ key }) => keys.test(key) && !except?.test(key))
      .flatMap(({ text }) => phrasesOf(text)),
  )
  const sentences = [...new Set(texts)].map(text => ({ text, said: asRead(text) }))
  return [...sentences, ...numbers, ...tenths]
}
