import { type MovementId, movements, type ScorerId } from '@lithe/movements/catalog'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { type Citation, type CitationId, citations } from './norms/citations.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { retestErrors } from './norms/retest-error.ts'
import { stanceNorm } from './norms/stance-norm.ts'

/** A citation with the id that advice refers to. */
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

/** Distinct papers behind a report's norms, then behind differences between two days. Loads no study tables. */
export const sourcesOf = (done: readonly MovementId[]): Source[] => {
  const norms = done.flatMap((movement): readonly CitationId[] => {
    const { scorer } = movements[movement]
    return scorer ? sourceIds[scorer] : []
  })
  const days = done.flatMap((movement): readonly CitationId[] => retestErrors[movement]?.sources ?? [])
  return [...new Set([...norms, ...days])].map(sourceOf)
}
