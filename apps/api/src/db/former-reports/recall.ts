import type { Told } from '@lithe/contracts/stored-report'
import formerSentences from './former-sentences.json' with { type: 'json' }

/** What a former sentence was filled in with, and which values that comes to. */
type FilledIn = { pattern: string; read: (text: string, name: string) => Values }
type Values = Record<string, string | number>

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0)
const counted = (unit: string): FilledIn => ({
  pattern: `\\d+ ${unit}s?`,
  read: (text, name) => ({ [name]: numberIn(text) }),
})

/** One of these texts, for one of these values. */
const chosen = (texts: Readonly<Record<string, string | number>>): FilledIn => ({
  pattern: Object.keys(texts).join('|'),
  read: (text, name) => ({ [name]: texts[text] ?? '' }),
})

const numberWords = 'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
)

const number: FilledIn = { pattern: '\\d+', read: (text, name) => ({ [name]: numberIn(text) }) }
const seconds = counted('second')
/** `numberIn` of "under a second" is 0, as it is told. */
const held: FilledIn = { ...seconds, pattern: `under a second|${seconds.pattern}` }

/** Empty on a first visit. */
const since = ({ pattern }: FilledIn): FilledIn => ({
  pattern: `(?:, after (?:${pattern}) last time)?`,
  read: text => (text === '' ? { visit: 'first', last: 0 } : { visit: 'again', last: numberIn(text) }),
})

const toWhat = { squat: 'squats', 'push-up': 'pushUps', 'jumping jack': 'jumpingJacks', plank: 'planks' }

const testGroups = {
  'Balance and flexibility': 'balanceAndFlexibility',
  'Balance and strength': 'balanceAndStrength',
  'Flexibility and strength': 'flexibilityAndStrength',
  'Balance, flexibility and strength': 'all',
}

const endings = {
  younger: 'younger than your \\d+ years\\. Whatever you are doing, keep doing it\\.',
  close: 'about your age\\. You move much as people of your age do\\.',
  older: 'older than your \\d+ years\\. That is a place to begin from, not a verdict\\.',
}

function readRange(text: string): Values {
  const [from = 0, to = from] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (!text.endsWith('or more')) return { range: 'closed', from, to }
  return { range: text.includes(' to ') ? 'open' : 'orMore', from, to }
}

/** By the kind that a former sentence names after the value: `{gap:seconds}`. */
export const filledIn: Readonly<Record<string, FilledIn>> = {
  number,
  seconds,
  held,
  decimal: { pattern: '\\d+\\.\\d', read: (text, name) => ({ [name]: Number(text) }) },
  word: {
    pattern: `\\d+|${numberWords.flatMap(word => [word, word.charAt(0).toUpperCase() + word.slice(1)]).join('|')}`,
    read: (text, name) => ({ [name]: numberIn(text) || numberWords.indexOf(text.toLowerCase()) + 3 }),
  },
  'full squat': counted('full squat'),
  time: counted('time'),
  rise: counted('rise'),
  'half jack': counted('half jack'),
  'shallower one': counted('shallower one'),
  'full push-up': counted('full push-up'),
  counted: {
    pattern: `\\d+ (?:${Object.keys(toWhat).join('|')})s?`,
    read: text => ({
      counted: Object.entries(toWhat).find(([unit]) => text.includes(unit))?.[1] ?? '',
      reps: numberIn(text),
    }),
  },
  either: {
    pattern: '\\d+(?: seconds?)?',
    read: text => ({ unit: text.includes('second') ? 'seconds' : 'reps', last: numberIn(text) }),
  },
  leg: chosen({ left: 'left', right: 'right' }),
  foot: chosen({ 'your left foot': 'left', 'your right foot': 'right', 'one foot': 'one' }),
  breaths: chosen({ 'two slow breaths': 2, 'three slow breaths': 3 }),
  test: chosen({
    'the balance test': 'balance',
    'the flexibility test': 'flexibility',
    'the strength test': 'strength',
  }),
  'since held': since(held),
  'since number': since(number),
  'since seconds': since(seconds),
  both: {
    pattern: '(?: Women’s and men’s numbers count equally\\.)?',
    read: text => ({ sexes: text === '' ? 'one' : 'both' }),
  },
  told: {
    pattern: 'about \\d+|\\d+ or more',
    read: text => ({ told: text.startsWith('about') ? 'years' : 'orMore', years: numberIn(text) }),
  },
  range: { pattern: '\\d+–\\d+|\\d+ to \\d+ or more|\\d+ or more', read: readRange },
  comparison: {
    pattern: Object.values(endings).join('|'),
    read: text => ({
      comparison: text.startsWith('about') ? 'close' : text.startsWith('older') ? 'older' : 'younger',
    }),
  },
  share: chosen({
    'a third': 'third',
    half: 'half',
    'two thirds': 'twoThirds',
    'three quarters': 'threeQuarters',
    'five sixths': 'fiveSixths',
    'nine tenths': 'nineTenths',
  }),
  'one test': chosen({ Balance: 'balance', Flexibility: 'flexibility', Strength: 'strength' }),
  'several tests': chosen(testGroups),
}

/** Reads the values off a text that begins with the former sentence; null where it does not. */
type Recall = (text: string) => { values: Values; length: number } | null

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const blank = /\{(\w+):([\w -]+)\}/

/** "Your fold stopped at {degrees:number} degrees." as what reads such a text; `after` is what must follow. */
function recallOf(sentence: string, after: string): Recall {
  const blanks: { name: string; kind: string }[] = []
  const pattern = sentence
    .split(/(\{\w+:[\w -]+\})/)
    .map(part => {
      const [, name, kind] = blank.exec(part) ?? []
      if (!name || !kind) return escaped(part)
      blanks.push({ name, kind })
      return `(${filledIn[kind]?.pattern})`
    })
    .join('')
  const matching = new RegExp(`^(?:${pattern})${after}`)
  return text => {
    const found = matching.exec(text)
    if (!found) return null
    const values = blanks.map(({ name, kind }, index) => filledIn[kind]?.read(found[index + 1] ?? '', name))
    return { values: Object.assign({}, ...values), length: found[0].length }
  }
}

type Former = { code: string; recall: Recall }
const wholeText = '$'

const advice: readonly Former[] = formerSentences.advice.map(([code = '', text, because]) => ({
  code,
  recall: recallOf(`${text} ${because}`, wholeText),
}))
/** The same advice that gave another reason, or none that this list knows. */
const adviceByBeginning: readonly Former[] = formerSentences.advice.map(([code = '', text = '']) => ({
  code,
  recall: recallOf(text, ' '),
}))
const basis: readonly Former[] = formerSentences.basis.map(([code = '', text = '']) => ({
  code,
  recall: recallOf(text, wholeText),
}))
const summary: readonly Former[] = formerSentences.summary.map(([code = '', text = '']) => ({
  code,
  recall: recallOf(text, '(?: |$)'),
}))

function find(former: readonly Former[], text: string) {
  for (const { code, recall } of former) {
    const found = recall(text)
    if (found) return { code, ...found }
  }
  return null
}

/** A former observation or recommendation by its code; the text itself where its words have changed since. */
export function recallAdvice(text: string): Told {
  const found = find(advice, text)
  if (found) return { code: found.code, values: found.values }
  const beginsLike = find(adviceByBeginning, text)
  return beginsLike ? { text, code: beginsLike.code } : { text }
}

/** Null of an empty text: nothing was said there. */
export function recallBasis(text: string): Told | null {
  if (text === '') return null
  const found = find(basis, text)
  return found ? { code: found.code, values: found.values } : { text }
}

/** A former summary, part after part; the whole text where one part of it is not known. */
export function recallSummary(text: string, age: number): Told[] {
  const parts: Told[] = []
  for (let rest = text; rest !== ''; ) {
    const found = find(summary, rest)
    if (!found) return [{ text }]
    parts.push({ code: found.code, values: found.code === 'age' ? { ...found.values, age } : found.values })
    rest = rest.slice(found.length)
  }
  return parts
}
