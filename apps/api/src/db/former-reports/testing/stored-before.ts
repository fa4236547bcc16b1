import type { FreeReport, FullReport } from '@lithe/contracts/api'
import rows from './stored-before.json' with { type: 'json' }

export type FormerRow = { modelVersion: string; freeReport: FreeReport; fullReport: FullReport }

type Slim = {
  modelVersion: string
  freeReport: object
  assessmentBreakdown: object
  recommendations: string[]
  adviceSources?: string[]
}

/** The free part stood in both columns; it is written once in the file. */
const toRow = ({ modelVersion, freeReport, ...full }: Slim) =>
  ({ modelVersion, freeReport, fullReport: { ...freeReport, ...full, modelVersion } }) as FormerRow

/**
 * Reports as they were stored at two commits: every movement and easier way, refusals, missing tests and no age, drawn by
 * chance and chosen so that as much as possible is said in them.
 */
export const storedAtBc4d84a: readonly FormerRow[] = rows.bc4d84a.map(toRow)
/** The last that were stored in sentences. */
export const storedAt540b955f: readonly FormerRow[] = rows['540b955f'].map(toRow)

/** What is read today as it was written then, when a line could end between a number and its unit. */
export const asSpacedThen = <Read>(read: Read): Read =>
  JSON.parse(JSON.stringify(read).replaceAll('\u00a0', ' '))
