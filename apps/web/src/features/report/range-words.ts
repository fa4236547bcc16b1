import { oldestToldAge } from '@lithe/scoring/words'

type Range = readonly [number, number]

/** "45–69"; where the model tells no older age, "76 to 88 or more". */
export function likelyRange([low, high]: Range): string {
  if (low === oldestToldAge) return `${low} or more`
  return high === oldestToldAge ? `${low} to ${high} or more` : `${low}–${high}`
}

const reach = ([low, high]: Range) => {
  if (low === oldestToldAge) return `is ${low} or more`
  return `lies between ${low} and ${high}${high === oldestToldAge ? ' or more' : ''}`
}

/** The range is of a person of this age: the same movements at another one give another. */
export const rangeSentence = (range: Range) =>
  `given your own age and how you moved today, the right answer ${reach(range)} four times out of five.`

/** How a mobility age comes about. */
export const startsFromOwnAge = 'We begin with your own age and let your numbers pull it up or down.'
