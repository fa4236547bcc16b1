import { loadReportWords } from '@lithe/words/report'
import { assess } from '../assess.ts'
import type { Assessment } from '../assessment.ts'
import { type Wording, wordingIn } from '../wording/wording.ts'

export const englishWords = await loadReportWords.en()
export const inEnglish = wordingIn(englishWords)

type Breakdown = Assessment['breakdown']
type Part = Breakdown[keyof Breakdown]
type AnyPart = Part | Extract<Part, { movements: unknown }>['movements'][number]

/** Observations on one test in English; empty if it is missing. */
export const observationsOf = (part: AnyPart, wording: Wording = inEnglish): string[] =>
  'observations' in part ? part.observations.flatMap(seen => wording.said(seen) ?? []) : []

export const basisOf = (part: AnyPart, wording: Wording = inEnglish): string =>
  ('basis' in part && part.basis && wording.basis(part.basis)) || ''

/** An assessment with advice and summary in English. */
function inWords(made: Assessment) {
  const advice = made.recommendations.flatMap(said => inEnglish.said(said) ?? [])
  const { first, description } = made
  return {
    ...made,
    first: inEnglish.summary(first),
    description: inEnglish.summary(description),
    recommendations: advice,
  }
}

/** A complete report in English. */
export const assessInWords = (...of: Parameters<typeof assess>) => inWords(assess(...of))

/** Ids of every observation and recommendation in a report. */
export const codesIn = ({ breakdown, recommendations }: Assessment): string[] => [
  ...recommendations.map(({ code }) => code),
  ...Object.values(breakdown)
    .flatMap(part => ('observations' in part ? part.observations : []))
    .map(({ code }) => code),
]

/** Everything a report says, in reading order. */
export function readsOf({ description, breakdown, recommendations }: Assessment, wording: Wording): string[] {
  const partOf = (part: AnyPart): string[] =>
    'missing' in part
      ? []
      : [
          basisOf(part, wording),
          ...observationsOf(part, wording),
          ...('movements' in part ? part.movements.flatMap(partOf) : []),
        ]
  return [
    wording.summary(description),
    ...Object.values(breakdown).flatMap(partOf),
    ...recommendations.flatMap(said => wording.said(said) ?? []),
  ]
}
