import type { Test } from '@lithe/movements/catalog'
import type { Posterior } from './model/posterior.ts'
import { youthEndsAt } from './model/prior.ts'
import { comparisonWords, shownAge } from './words.ts'

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

function ageSentence({ mean, range80: [from, to] }: Posterior, age: number): string {
  const words = comparisonWords(mean, age)
  const likely = `likely ${shownAge(from)}–${shownAge(to)}`
  return `You move like someone of about ${shownAge(mean)} (${likely}), ${words} your ${age} years. ${endings[words]}`
}

/** The free summary: the age, and everything a person must know to read it rightly. */
export function describe({ age, posterior, missing, counted, unclear }: Told): string {
  const sentences = [
    posterior
      ? ageSentence(posterior, age)
      : 'There is no mobility age this time, because no test gave a number we can compare. One good go is enough to get one.',
  ]
  if (posterior && age < youthEndsAt)
    sentences.push(
      'Under 20 a body is still growing and these tests are easy for it, so we keep the number close to your real age on purpose.',
    )
  if (posterior && missing.length > 0)
    sentences.push(
      `${capitalised(list(missing))} ${missing.length === 1 ? 'is' : 'are'} not in it yet, which makes the likely range wider.`,
    )
  if (counted.length > 0)
    sentences.push(
      `${capitalised(list(counted))} ${counted.length === 1 ? 'is' : 'are'} shown as measured and ${counted.length === 1 ? 'has' : 'have'} no part in the age.`,
    )
  if (unclear.length > 0)
    sentences.push(
      `${capitalised(list(unclear))} ${unclear.length === 1 ? 'was' : 'were'} not seen clearly and ${unclear.length === 1 ? 'counts' : 'count'} for less.`,
    )
  return sentences.join(' ')
}
