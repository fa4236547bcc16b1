import { readFileSync } from 'node:fs'
import { phrasesOf } from '../../../packages/words/compile/phrases.ts'
import { textsOf } from '../../../packages/words/compile/room.ts'

/** A phrase as shown, and as spelt for the voice. */
export type Phrase = { text: string; said: string }

/** Messages that the player speaks; those in `except` are only shown or embedded. */
const rooms: readonly { file: string; keys: RegExp; except?: RegExp }[] = [
  {
    file: 'stage',
    keys: /^(callBack|framing|moving|cues|practice|nearFall|movements|place|results|refusals|help|dark|slow|look)\b/,
    except:
      /^(results\.(quality|number|spoken)|refusals\.(spoken|rest)|nearFall\.(unanswered|hurt)|look\.(name|why))/,
  },
  { file: 'player', keys: /^hearing\.question$/ },
  { file: 'movements', keys: /^(units|again\.usual$)/, except: /^units\.rep/ },
]

const englishTexts = (room: string) =>
  textsOf(
    JSON.parse(
      readFileSync(new URL(`../../../packages/words/messages/en/${room}.json`, import.meta.url), 'utf8'),
    ),
  )

/** Larger numbers are spoken as a hundred and the rest. */
const largestNumber = 100

const numbers: Phrase[] = Array.from({ length: largestNumber + 1 }, (_, number) => ({
  text: String(number),
  said: String(number),
}))
const tenths: Phrase[] = Array.from({ length: 9 }, (_, index) => ({
  text: `.${index + 1}`,
  said: `point ${index + 1}`,
}))

/** Replaces typographic signs for the voice. */
const asRead = (text: string) => text.replace(/’/g, "'").replace(/[“”]/g, '').replace('°', 'degrees')

/** Every English phrase that the player can say, which recordings are checked against. */
export function saidPhrases(): Phrase[] {
  const texts = rooms.flatMap(({ file, keys, except }) =>
    englishTexts(file)
      .filter(({ key }) => keys.test(key) && !except?.test(key))
      .flatMap(({ text }) => phrasesOf(text)),
  )
  const sentences = [...new Set(texts)].map(text => ({ text, said: asRead(text) }))
  return [...sentences, ...numbers, ...tenths]
}
