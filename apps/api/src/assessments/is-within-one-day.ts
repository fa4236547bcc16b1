import { reportSpanMs } from '@lithe/contracts/constants'

/** Whether the first and the last of these lie no more than a day apart. */
export function isWithinOneDay(times: readonly Date[]): boolean {
  const sorted = times.map(time => time.getTime()).toSorted((one, other) => one - other)
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= reportSpanMs
}
