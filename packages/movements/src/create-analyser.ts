import type { Analyser } from './analyser.ts'
import type { MovementId, VariantId } from './catalog/catalog.ts'
import { createChairStandAnalyser } from './chair-stand/chair-stand.ts'
import { createJumpingJackAnalyser } from './jumping-jack/jumping-jack.ts'
import { createPlankAnalyser } from './plank/plank.ts'
import { createPushUpAnalyser } from './push-up/push-up.ts'
import { createSeatedReachAnalyser } from './seated-reach/seated-reach.ts'
import { createSemiTandemAnalyser } from './semi-tandem/semi-tandem.ts'
import { createSingleLegStanceAnalyser } from './single-leg-stance/single-leg-stance.ts'
import { createSitAndReachAnalyser } from './sit-and-reach/sit-and-reach.ts'
import { createSquatAnalyser } from './squat/squat.ts'
import { createToeTouchAnalyser } from './toe-touch/toe-touch.ts'

type CreateAnalyser = (windowSeconds: number, ease: VariantId | null) => Analyser

const analysers: Record<MovementId, CreateAnalyser> = {
  'single-leg-stance': createSingleLegStanceAnalyser,
  'toe-touch': createToeTouchAnalyser,
  squat: createSquatAnalyser,
  'push-up': createPushUpAnalyser,
  'jumping-jack': createJumpingJackAnalyser,
  plank: createPlankAnalyser,
  'sit-and-reach': createSitAndReachAnalyser,
}

/** Easier ways that are another thing to watch; with a hand on a chair, the stance stays what it is. */
const variantAnalysers: Record<MovementId, Partial<Record<VariantId, CreateAnalyser>>> = {
  'single-leg-stance': { 'semi-tandem': createSemiTandemAnalyser },
  'toe-touch': { seated: createSeatedReachAnalyser },
  squat: { seated: createChairStandAnalyser },
  'push-up': {},
  'jumping-jack': {},
  plank: {},
  'sit-and-reach': {},
}

/** The analyser for one measurement window. */
export function createAnalyser(
  movement: MovementId,
  windowSeconds: number,
  ease: VariantId | null = null,
): Analyser {
  const eased = ease && variantAnalysers[movement][ease]
  return (eased ?? analysers[movement])(windowSeconds, ease)
}
