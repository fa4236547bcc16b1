import type { Moment } from '@lithe/contracts/api'
import { type MovementId, movements } from '@lithe/movements/catalog'

const whichMoment: Record<(typeof movements)[MovementId]['unit'], string> = {
  seconds: 'the end of your longest hold',
  degrees: 'your deepest reach',
  reps: 'the last one counted',
}

/** The movement, in the way it was done. */
export function momentName({ movement, ease }: Pick<Moment, 'movement' | 'ease'>): string {
  const { name, easierWays } = movements[movement]
  return (ease && easierWays[ease]?.name) ?? name
}

export const momentWords = ({ movement }: Pick<Moment, 'movement'>): string =>
  whichMoment[movements[movement].unit]

/** Where all came to the same. */
export const agreesWords = 'Measured a second time, on our server, all of it came to the same result.'

/** A number that differs is no reproach. */
export const differsWords =
  'Measured a second time, on our server, it came to another result. Your report keeps the first, as your phone measured it.'
