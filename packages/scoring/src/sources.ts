import { type MovementId, movements, type ScorerId } from '@lithe/movements/catalog'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { type Citation, type CitationId, citations } from './norms/citations.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { stanceNorm } from './norms/stance-norm.ts'

/** With the name that words about it are kept under. */
export type Source = Citation & { id: CitationId }

const sourceOf = (id: CitationId): Source => ({ id, ...citations[id] })

/** Which papers a movement is compared by, the one with most say first. */
const sourceIds = {
  stance: stanceNorm.sources,
  'toe-touch': toeTouchNorm.sources,
  'sit-and-reach': sitAndReachNorm.sources,
  stands: [...chairStandNorm.sources, ...squatBridge.sources],
  'push-ups': ['cooper2013'],
  plank: ['strand2014', 'linfield2014'],
} as const satisfies Record<ScorerId, readonly CitationId[]>

const isCitation = (name: string): name is CitationId => name in citations

/** The papers that a report's advice leads to; a name that this version does not know is passed over. */
export const adviceCitations = (names: readonly string[]): Source[] => names.filter(isCitation).map(sourceOf)

/** The papers themselves, each once, to be shown under a report. Parameters come along, no table of studies does. */
export const sourcesOf = (done: readonly MovementId[]): Source[] =>
  [
    ...new Set(
      done.flatMap((movement): readonly CitationId[] => {
        const { scorer } = movements[movement]
        return scorer ? sourceIds[scorer] : []
      }),
    ),
  ].map(sourceOf)
