import type { Measurement } from '@lithe/movements/catalog'
import { unitWords } from '@lithe/scoring/words'

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

/** What a measurement came to as a person reads it, e.g. "31.4 seconds". */
export function resultWords(measurement: Measurement): string {
  if ('longestHoldSeconds' in measurement)
    return `${oneDecimal(measurement.longestHoldSeconds)} ${unitWords.seconds.many}`
  if ('minHipDegrees' in measurement)
    return `${Math.round(measurement.minHipDegrees)} ${unitWords.degrees.many}`
  const { reps, partials } = measurement
  const counted = `${reps} ${reps === 1 ? unitWords.reps.one : unitWords.reps.many}`
  return reps === 0 && partials > 0 ? `${counted}, ${partials} not full` : counted
}
