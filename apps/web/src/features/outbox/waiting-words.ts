const spelt = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A report never stands on fewer than one. */
export const arrivedWords = (count: number) =>
  count === 1 ? 'Your result has arrived' : `Your ${spelt[count] ?? count} results have arrived`

export const waitingWords = (count: number) =>
  count === 1 ? '1 result waits on this phone' : `${count} results wait on this phone`
