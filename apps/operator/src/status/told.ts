import type { Count, State, Watched } from './history.ts'

const numbers = new Intl.NumberFormat('en')

/** `26 November, 04:10 UTC`. */
export const momentIn = (iso: string) =>
  `${new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(iso))} UTC`

/** Rounded down: 100 % only where it was ready each time. */
const percent = ({ asked, ready }: Count) => (Math.floor((ready / asked) * 1000) / 10).toFixed(1)

/** How often it was ready; nothing is claimed of a time in which it was not asked. */
export function countWords(count: Count): string {
  const { asked, ready } = count
  if (asked === 0) return 'not watched'
  if (asked === 1) return ready === 1 ? 'ready, asked once' : 'not ready, asked once'
  const times = numbers.format(asked)
  return ready === asked
    ? `ready each of the ${times} times it was asked`
    : `ready ${numbers.format(ready)} of ${times} times (${percent(count)} %)`
}

export const stateWords: Record<State, string> = {
  ready: 'ready',
  'not-ready': 'up, but not ready',
  away: 'not answering',
}

/** What is said of all servers together, and whether it is good. A state older than three rounds is none. */
export function headline(all: readonly Watched[], now: Date, everySeconds: number) {
  const isFresh = ({ last }: Watched) =>
    last !== null && now.getTime() - Date.parse(last.askedAt) <= 3 * everySeconds * 1000
  const states = all.filter(isFresh).map(({ last }) => last?.state)
  const ready = states.filter(state => state === 'ready').length
  if (states.length < all.length) return { words: 'Nothing is known just now.', is: 'unknown' } as const
  if (ready === all.length) return { words: 'Lithe is ready.', is: 'good' } as const
  if (ready === 0) return { words: 'Lithe is not ready.', is: 'bad' } as const
  return { words: `Lithe is ready on ${ready} of ${all.length} servers.`, is: 'some' } as const
}

/** An outage, from when to when. */
export const outageWords = ({ from, to }: Watched['outages'][number]) =>
  to === null
    ? `since ${momentIn(from)}`
    : `${momentIn(from)} to ${momentIn(to)}, ${minutes(Date.parse(to) - Date.parse(from))}`

const minutes = (ms: number) => {
  const whole = Math.max(1, Math.round(ms / 60_000))
  if (whole >= 120) return `${Math.round(whole / 60)} hours`
  return whole === 1 ? 'a minute' : `${whole} minutes`
}
