import type { MovementId } from '@lithe/movements/catalog'
import { type Citation, type CitationId, citations } from './norms/citations.ts'

export type { Citation } from './norms/citations.ts'

/** Which papers each movement is compared by, the one with most say first; none where it is not compared. */
const sourceIds = {
  'single-leg-stance': ['springer2007', 'bohannon1984', 'araujo2022'],
  'toe-touch': ['kippers1987', 'csep', 'riklijones1999', 'winter_anthro', 'youdas2005', 'sato2023'],
  'sit-and-reach': ['csep', 'riklijones1999', 'winter_anthro'],
  squat: ['riklijones1999', 'barros2025'],
  'push-up': ['cooper2013'],
  plank: ['strand2014', 'linfield2014'],
  'jumping-jack': [],
} as const satisfies Record<MovementId, readonly CitationId[]>

const isCitation = (name: string): name is CitationId => name in citations

/** The papers that a report's advice leads to; a name that this version does not know is passed over. */
export const adviceCitations = (names: readonly string[]): Citation[] =>
  names.filter(isCitation).map(id => citations[id])

/** The papers themselves, each once, to be shown under a report. Text only: no table comes along. */
export const sourcesOf = (movements: readonly MovementId[]): Citation[] =>
  [...new Set<CitationId>(movements.flatMap(movement => sourceIds[movement]))].map(id => citations[id])
