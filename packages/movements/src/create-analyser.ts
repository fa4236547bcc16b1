import type { Analyser } from './analyser.ts'
import type { MovementId } from './catalog/catalog.ts'
import { createSingleLegStanceAnalyser } from './single-leg-stance/single-leg-stance.ts'
import { createSquatAnalyser } from './squat/squat.ts'
import { createToeTouchAnalyser } from './toe-touch/toe-touch.ts'

type CreateAnalyser = (windowSeconds: number) => Analyser

const analysers: Partial<Record<MovementId, CreateAnalyser>> = {
  'single-leg-stance': createSingleLegStanceAnalyser,
  'toe-touch': createToeTouchAnalyser,
  squat: createSquatAnalyser,
}

/** The analyser for one measurement window, or null for a movement that is not measured yet. */
export const createAnalyser = (movement: MovementId, windowSeconds: number): Analyser | null =>
  analysers[movement]?.(windowSeconds) ?? null
