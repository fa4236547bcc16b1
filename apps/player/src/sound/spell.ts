/** A recorded phrase, and the pause after it. */
export type Part = { phrase: string; pauseSeconds: number }

const sentencePauseSeconds = 0.45
const clausePauseSeconds = 0.15

/** Pause between phrases, like a breath. */
function pauseAfter(said: string, next: string): number {
  if (/[.!?…]$/.test(said) || /^[.!?…]/.test(next)) return sentencePauseSeconds
  return /^[,:;]/.test(next) ? clausePauseSeconds : 0
}

type Taken = { phrases: readonly string[]; length: number }
type Recorded = { has(phrase: string): boolean }

/** Splits a sentence into the longest recorded phrases; null if any part is missing, as half a sentence misleads. */
export function spell(sentence: string, recorded: Recorded): Part[] | null {
  const parts: Part[] = []
  let rest = sentence.trim()
  while (rest) {
    const taken = numberAt(rest) ?? longestAt(rest, recorded)
    if (!taken?.phrases.every(phrase => recorded.has(phrase))) return null
    parts.push(...taken.phrases.map(phrase => ({ phrase, pauseSeconds: 0 })))
    const said = rest.slice(0, taken.length)
    rest = rest.slice(taken.length)
    const last = parts.at(-1)
    if (last && rest) last.pauseSeconds = pauseAfter(said, rest)
    rest = rest.replace(/^[\s.,:;]+/, '')
  }
  return parts
}

const number = /^(\d+)(\.[1-9])?(?![\d.]*\d)/

/** Numbers up to 100 are recorded whole, larger ones as a hundred and the rest; a decimal follows. */
function numberAt(text: string): Taken | null {
  const [said, whole, tenth] = number.exec(text) ?? []
  if (said === undefined || whole === undefined) return null
  const aboveHundred = Number(whole) - 100
  const phrases = aboveHundred > 0 ? ['100', String(aboveHundred)] : [whole]
  return { phrases: tenth ? [...phrases, tenth] : phrases, length: said.length }
}

/** The longest recorded phrase that ends at a word boundary. */
function longestAt(text: string, recorded: Recorded): Taken | null {
  const ends = [...text.matchAll(/(?<=[\p{L}\d.!?…°])(?![\p{L}\d’])/gu)].map(({ index }) => index)
  const phrase = ends.map(end => text.slice(0, end)).findLast(one => recorded.has(one))
  return phrase === undefined ? null : { phrases: [phrase], length: phrase.length }
}
