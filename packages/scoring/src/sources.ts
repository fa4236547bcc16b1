import { type MovementId, movements, type ScorerId } from '@lithe/movements/catalog'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { type Citation, type CitationId, citations } from './norms/citations.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { stanceNorm } from './norms/stance-norm.ts'

/** Includes the id that texts refer to. */
export type Source = Citation & { id: CitationId }

const sourceOf = (id: CitationId): Source => ({ id, ...citations[id] })

/** Papers behind each movement's norm, most important first. */
const sourceIds = {
  stance: stanceNorm.sources,
  'toe-touch': toeTouchNorm.sources,
  'sit-and-reach': sitAndReachNorm.sources,
  stands: [...chairStandNorm.sources, ...squatBridge.sources],
  'push-ups': ['cooper2013'],
  plank: ['strand2014', 'linfield2014'],
} as const satisfies Record<ScorerId, readonly CitationId[]>

const isCitation = (name: string): name is CitationId => name in citations

/** Papers cited by a report's advice; unknown ids are skipped. */
export const adviceCitations = (names: readonly string[]): Source[] => names.filter(isCitation).map(sourceOf)

/** Distinct papers for a report. Loads parameters, but no study tables. */
export const sourcesOf = (done: readonly MovementId[]): Source[] =>
  [
    ...new Set(
      done.flatMap((movement): readonly CitationId[] => {
        const { scorer } = movements[movement]
        return scorer ? sourceIds[scorer] : []
      }),
    ),
  ].map(sourceOf)
