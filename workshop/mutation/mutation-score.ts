import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'

const noticedAs: readonly MutantStatus[] = ['Killed', 'Timeout']
const unnoticedAs: readonly MutantStatus[] = ['Survived', 'NoCoverage']

type Unnoticed = {
  fileName: string
  line: number
  mutatorName: string
  replacement: string
  status: MutantStatus
}
export type MutationScore = { noticed: number; drawn: number; percent: number; unnoticed: Unnoticed[] }

/** Fraction of drawn mutants that a test notices, without undrawn and broken ones. */
export function scoreOf(results: readonly MutantResult[]): MutationScore {
  const noticed = results.filter(({ status }) => noticedAs.includes(status)).length
  const unnoticed = results
    .filter(({ status }) => unnoticedAs.includes(status))
    .map(({ fileName, location, mutatorName, replacement, status }) => ({
      fileName,
      line: location.start.line,
      mutatorName,
      replacement: replacement ?? '',
      status,
    }))
  const drawn = noticed + unnoticed.length
  return { noticed, drawn, percent: (100 * noticed) / drawn, unnoticed }
}
