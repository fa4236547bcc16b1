const minute = 60
const hour = 60 * minute

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long it still takes, as one would say it: never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds <= minute) return `in ${counted(Math.max(1, Math.ceil(seconds)), 'second')}`
  if (seconds <= 90 * minute) return `in ${counted(Math.ceil(seconds / minute), 'minute')}`
  return `in about ${counted(Math.ceil(seconds / hour), 'hour')}`
}
