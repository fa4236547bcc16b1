import { type Language, languages } from '@lithe/words/languages'
import { loadReportWords, type ReportWords } from '@lithe/words/report'
import type { Exercise, Observation, Recommendation } from '../advice/said.ts'
import type { Basis } from '../basis.ts'
import type { BehindPart } from '../behind.ts'
import type { Concern } from '../concern.ts'
import type { Reassurance, SummaryPart } from '../describe.ts'

/** A stored sentence: a code, and the values that its message names. */
type Phrase = { code: string; values: Readonly<Record<string, string | number>> }

type Coded = { code: string; values: object }
type Message<Values> = string | ((values: Values) => string)
/** One message per code, which may use only that code's values; checked at compile time. */
type MessageOf<Said extends Coded> = { readonly [One in Said as One['code']]: Message<One['values']> }
type MessagesOf<Said extends Coded> = {
  readonly [One in Said as One['code']]: readonly Message<One['values']>[]
}

const filled = <Values>(message: Message<Values>, values: Values) =>
  typeof message === 'string' ? message : message(values)

/** Words stored codes in one language; an unknown code yields nothing. */
export type Wording = {
  /** An observation or a recommendation; null if the code is unknown. */
  said(told: Phrase): string | null
  /** An exercise in one line; null for anything else. */
  dose(told: Phrase): string | null
  basis(told: Phrase): string | null
  /** Renders the summary, its first sentence and its explanations. */
  summary(parts: readonly Phrase[]): string
}

/** Looks up a room's messages by code. Stored values match their code's type, as they were stored together. */
function lookUp<Messages extends object>(messages: Messages) {
  const byCode = new Map(Object.entries(messages))
  return (code: string) => byCode.get(code)
}

/** Renders the codes of `assess`; pure, so that one server can serve all languages. */
export function wordingIn(words: ReportWords): Wording {
  const { advice, basis, dose, summary, together } = words
  const adviceOf = lookUp(advice satisfies MessagesOf<Observation | Recommendation>)
  const basisOf = lookUp(basis satisfies MessageOf<Basis>)
  const summaryOf = lookUp(summary satisfies MessageOf<SummaryPart | BehindPart | Concern | Reassurance>)
  const joined = (texts: readonly string[]) =>
    texts.reduce((first, then) => (first === '' ? then : together({ first, then })), '')
  const single = (messageOf: (code: string) => unknown) => (told: Phrase) => {
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

export type Wordings = Readonly<Record<Language, Wording>>

/** Loads all languages, since one server serves them all. */
export async function loadWordings(): Promise<Wordings> {
  const all = await Promise.all(
    languages.map(async language => [language, wordingIn(await loadReportWords[language]())] as const),
  )
  return Object.fromEntries(all) as Record<Language, Wording>
}
