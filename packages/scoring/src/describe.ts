import type { Test } from '@lithe/movements/catalog'
import type { Posterior } from './model/posterior.ts'
import { priorFor } from './model/prior.ts'
import { ageInWords, comparisonInWords, comparisonOf, toldAge, youngestToldAge } from './words.ts'

type Told = {
  age: number
  /** Null when nothing could be scored. */
  posterior: Posterior | null
  missing: readonly Test[]
  /** Tests that were counted and have no say in the age. */
  counted: readonly Test[]
  /** Tests that have a say, and less of one because the camera did not see them clearly. */
  unclear: readonly Test[]
}

const endings = {
  'younger than': 'Whatever you are doing, keep doing it.',
  'close to': 'You move much as people of your age do.',
  'older than': 'That is a place to begin from, not a verdict.',
} as const

/** "balance", "balance and strength", "balance, flexibility and strength". */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "45–69", and from where the norms are flat "80 or more" or "76 to 88 or more". */
function rangeInWords([from, to]: Posterior['range80']): string {
  const [low, high] = [toldAge(from), toldAge(to)]
  if (low.isOrMore) return ageInWords(low)
  return high.isOrMore ? `${low.years} to ${ageInWords(high)}` : `${low.years}–${high.years}`
}

function ageSentence({ mean, range80, range50 }: Posterior, age: number): string {
  const comparison = comparisonOf(age, range50)
  const told = toldAge(mean)
  const about = told.isOrMore ? ageInWords(told) : `about ${told.years}`
  const words = comparisonInWords(comparison, age)
  return `You move like someone of ${about} (likely ${rangeInWords(range80)}), ${words}. ${endings[comparison]}`
}

const fractions = [
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
  [5 / 6, 'five sixths'],
  [9 / 10, 'nine tenths'],
] as const

/** How much of the number is the age that was typed in: what is left of the prior's variance. */
const calendarShare = (posterior: Posterior, age: number): number => {
  const sd = (posterior.range80[1] - posterior.range80[0]) / (2 * eightyPercentSds)
  return Math.min(1, (sd / priorFor(age).sd) ** 2)
}
const eightyPercentSds = 1.2816

function calendarSentence(posterior: Posterior, age: number): string {
  const share = calendarShare(posterior, age)
  const nearest = fractions.toSorted(([a], [b]) => Math.abs(a - share) - Math.abs(b - share))[0]
  return `We begin with your own age: it makes up about ${nearest?.[1]} of this number, and your movements the rest.`
}

const beforeTwenty =
  'There is no mobility age before 20: a body is still growing, and these tests are easy for it. What you did is shown as it was measured.'
const noAge =
  'There is no mobility age this time, because no test gave a number we can compare. One good go is enough to get one.'

/** The free summary: the age, and everything a person must know to read it rightly. */
export function describe({ age, posterior, missing, counted, unclear }: Told): string {
  const sentences = posterior
    ? [ageSentence(posterior, age), calendarSentence(posterior, age)]
    : [age < youngestToldAge ? beforeTwenty : noAge]
  if (posterior && missing.length > 0)
    sentences.push(
      `${capitalised(list(missing))} ${missing.length === 1 ? 'is' : 'are'} not in it, which mostly makes the likely range wider.`,
    )
  if (counted.length > 0 && age >= youngestToldAge)
    sentences.push(
      `${capitalised(list(counted))} ${counted.length === 1 ? 'is' : 'are'} shown as measured and ${counted.length === 1 ? 'has' : 'have'} no part in the age.`,
    )
  if (unclear.length > 0)
    sentences.push(
      `${capitalised(list(unclear))} ${unclear.length === 1 ? 'was' : 'were'} not seen clearly and ${unclear.length === 1 ? 'counts' : 'count'} for less.`,
    )
  return sentences.join(' ')
}
