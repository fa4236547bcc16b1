import {
  areChairStands,
  type Measurement,
  movements,
  type RepetitionMeasurement,
  type StanceMeasurement,
} from '@lithe/movements/catalog'
import { unitWord } from './movement-words.ts'
import { stageWords } from './words.ts'

export type ResultWords = {
  value: string
  unit: string
  /** What the number means, and other observations. */
  note: string
  quality: string
}

const tenth = (value: number) => Math.round(value * 10) / 10

function headline(measurement: Measurement): { value: number; note: string } {
  switch (measurement.movement) {
    case 'single-leg-stance':
      return { value: tenth(measurement.longestHoldSeconds), note: stanceNote(measurement) }
    case 'plank':
      return { value: tenth(measurement.longestHoldSeconds), note: stageWords.results.plank }
    case 'toe-touch':
    case 'sit-and-reach':
      return {
        value: Math.round(measurement.minHipDegrees),
        note:
          measurement.minHipDegreesWithBentKnees === null
            ? stageWords.results.reach
            : stageWords.results.reachWithStraightKnees,
      }
    case 'squat':
    case 'push-up':
    case 'jumping-jack':
      return { value: measurement.reps, note: repetitionsNote(measurement) }
  }
}

function stanceNote({ variant, holds }: StanceMeasurement): string {
  const { results } = stageWords
  if (variant === 'semi-tandem') return results.semiTandem
  const longest = holds.toSorted((a, b) => span(b) - span(a))[0]
  if (!longest) return results.stance
  const leg = longest.lifted === 'left' ? 'right' : 'left'
  return variant === 'supported' ? results.stanceOnLegSupported({ leg }) : results.stanceOnLeg({ leg })
}

const span = (hold: { fromSeconds: number; toSeconds: number }) => hold.toSeconds - hold.fromSeconds

function repetitionsNote(measurement: RepetitionMeasurement): string {
  const { reps, partials: count, isLastByBell } = measurement
  const { fellShort, none, everyOne, partials, lastByBell, partialsAndLastByBell } = stageWords.results
  if (isLastByBell) return count === 0 ? lastByBell : partialsAndLastByBell({ count })
  if (count === 0) return reps === 0 ? none : everyOne
  if (reps > 0) return partials({ count })
  return fellShort[areChairStands(measurement) ? 'stand' : measurement.movement]({ count })
}

/** Text for the result card. */
export function resultWords(measurement: Measurement): ResultWords {
  const { value, note } = headline(measurement)
  const { movement } = measurement
  const variant = ('variant' in measurement && measurement.variant) || null
  const isDegrees = movements[movement].unit === 'degrees'
  return {
    value: isDegrees ? stageWords.results.degrees({ degrees: value }) : stageWords.results.number({ value }),
    unit: isDegrees ? stageWords.results.hipAngle : unitWord({ movement, variant }, value),
    note,
    quality: stageWords.results.quality[measurement.quality.level],
  }
}
