import { toldAges } from './constants.ts'

/** A likely range as messages tell it: `open` where it may reach beyond `high`, `orMore` where all of it is `low` or more. */
export function toldRange([low, high]: readonly [number, number]) {
  const beyond = high === toldAges.oldest ? 'open' : 'closed'
  return { low, high, range: low === toldAges.oldest ? 'orMore' : beyond } as const
}
