import type { Seconds } from '@lithe/pose'
import type { Measurement, MovementId, VariantId } from './catalog/catalog.ts'
import { createChairStandAnalyser } from './chair-stand/chair-stand.ts'
import type { AnalyserOf } from './definition/analyser.ts'
import { createJumpingJackAnalyser } from './jumping-jack/jumping-jack.ts'
import { createPlankAnalyser } from './plank/plank.ts'
import { createPushUpAnalyser } from './push-up/push-up.ts'
import { createSeatedReachAnalyser } from './seated-reach/seated-reach.ts'
import { createSemiTandemAnalyser } from './semi-tandem/semi-tandem.ts'
import { createSingleLegStanceAnalyser } from './single-leg-stance/single-leg-stance.ts'
import { createSitAndReachAnalyser } from './sit-and-reach/sit-and-reach.ts'
import { createSquatAnalyser } from './squat/squat.ts'
import { createToeTouchAnalyser } from './toe-touch/toe-touch.ts'
import { createOnePerson } from './window/one-person.ts'

/** Analyses one window of any movement. */
export type Analyser = AnalyserOf<Measurement>

type CreateAnalyser = (windowSeconds: number, variant: VariantId | null) => Analyser

/** The standard variant, and variants that need another analyser. */
type Watchers = { asMeant: CreateAnalyser } & Partial<Record<VariantId, CreateAnalyser>>

/** A stance with a hand on a chair is analysed in the same way. */
const watchers: Record<MovementId, Watchers> = {
  'single-leg-stance': { asMeant: createSingleLegStanceAnalyser, 'semi-tandem': createSemiTandemAnalyser },
  'toe-touch': { asMeant: createToeTouchAnalyser, seated: createSeatedReachAnalyser },
  squat: { asMeant: createSquatAnalyser, seated: createChairStandAnalyser },
  'push-up': { asMeant: createPushUpAnalyser },
  'jumping-jack': { asMeant: createJumpingJackAnalyser },
  plank: { asMeant: createPlankAnalyser },
  'sit-and-reach': { asMeant: createSitAndReachAnalyser },
}

/** Creates the analyser of one window, which follows the person present at its start. */
export function createAnalyser(
  movement: MovementId,
  windowSeconds: Seconds,
  variant: VariantId | null = null,
): Analyser {
  const { asMeant, ...variants } = watchers[movement]
  const analyser = ((variant && variants[variant]) ?? asMeant)(windowSeconds, variant)
  let person = createOnePerson()
  let isMixed = false
  return {
    ...analyser,
    ...(analyser.prepare && {
      prepare(frame) {
        if (!frame) person = createOnePerson()
        analyser.prepare?.(frame && person.keep(frame))
      },
    }),
    observe(frame) {
      const reading = analyser.observe(person.keep(frame))
      isMixed ||= person.meetsAnother()
      return reading
    },
    result() {
      const measured = analyser.result()
      if (measured.ok && isMixed && measured.measurement.quality.level === 'good')
        measured.measurement.quality.level = 'fair'
      return measured
    },
  }
}
