import type { Test } from '@lithe/movements/catalog'
import { type Citation, type CitationId, citations } from './norms/citations.ts'

export type { Citation } from './norms/citations.ts'

/** Which papers the comparison of each test stands on, the one with most say first. */
const sourceIds = {
  balance: ['springer2007', 'bohannon1984', 'araujo2022'],
  flexibility: ['kippers1987', 'csep', 'riklijones1999', 'winter_anthro', 'youdas2005', 'sato2023'],
  strength: ['riklijones1999', 'barros2025'],
} as const satisfies Record<Test, readonly CitationId[]>

/** The papers themselves, to be shown under a report. Text only: no table comes along. */
export const reportSources: Record<Test, readonly Citation[]> = {
  balance: sourceIds.balance.map(id => citations[id]),
  flexibility: sourceIds.flexibility.map(id => citations[id]),
  strength: sourceIds.strength.map(id => citations[id]),
}
