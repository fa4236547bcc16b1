import { type Language, languages } from '@lithe/words/languages'
import { loadReportWords, type ReportWords } from '@lithe/words/report'
import type { Exercise, Observation, Recommendation } from '../advice/said.ts'
import type { Basis } from '../basis.ts'
import type { BehindPart } from '../behind.ts'
import type { Concern } from '../concern.ts'
import type { Reassurance, SummaryPart } from '../describe.ts'

/** Something said, as a report keeps it: a code with the values that its words name. */
type Told = { code: string; values: Readonly<Record<string, string | number>> }

type Coded = { code: string; values: object }
type Message<Values> = string | ((values: Values) => string)
/** A message for each code, which names no value that the code does not carry; else it does not compile. */
type MessageOf<Said extends Coded> = { readonly [One in Said as One['code']]: Message<One['values']> }
type MessagesOf<Said extends Coded> = {
  readonly [One in Said as One['code']]: readonly Message<One['values']>[]
}

const filled = <Values>(message: Message<Values>, values: Values) =>
  typeof message === 'string' ? message : message(values)

/** What was said, in the words of one language; a code that this version does not know says nothing. */
export type Wording = {
  /** Both of what was seen and of what to do. */
  said(told: Told): string | null
  /** Of an exercise, what to do in one line; null of everything else. */
  dose(told: Told): string | null
  basis(told: Told): string | null
  /** Of the summary, of what comes before it and of what stands behind it. */
  summary(parts: readonly Told[]): string
}

/** The messages of a room by code. Values come from storage: of a code that is known, they are what it was stored with. */
function lookUp<Messages extends object>(messages: Messages) {
  const byCode = new Map(Object.entries(messages))
  return (code: string) => byCode.get(code)
}

/** Words what `assess` says by code; pure, so that one server can do it in the languages of all its readers. */
export function wordingIn(words: ReportWords): Wording {
  const { advice, basis, dose, summary, together } = words
  const adviceOf = lookUp(advice satisfies MessagesOf<Observation | Recommendation>)
  const basisOf = lookUp(basis satisfies MessageOf<Basis>)
  const summaryOf = lookUp(summary satisfies MessageOf<SummaryPart | BehindPart | Concern | Reassurance>)
  const joined = (texts: readonly string[]) =>
    texts.reduce((first, then) => (first === '' ? then : together({ first, then })), '')
  const single = (messageOf: (code: string) => unknown) => (told: Told) => {
    const message = messageOf(told.code) as Message<object> | undefined
    return message === undefined ? null : filled(message, told.values)
  }
  const summarised = single(summaryOf)
  return {
    said(told) {
      const messages = adviceOf(told.code) as readonly Message<object>[] | undefined
      return messages ? joined(messages.map(message => filled(message, told.values))) : null
    },
    dose: single(lookUp(dose satisfies MessageOf<Exercise>)),
    basis: single(basisOf),
    summary: parts => joined(parts.flatMap(part => summarised(part) ?? [])),
  }
}

/** How reports are worded, for a reader of any language. */
export type Wordings = Readonly<Record<Language, Wording>>

/** Loads the words of every language: one server has readers of all of them. */
export async function loadWordings(): Promise<Wordings> {
  const all = await Promise.all(
    languages.map(async language => [language, wordingIn(await loadReportWords[language]())] as const),
  )
  return Object.fromEntries(all) as Record<Language, Wording>
}
