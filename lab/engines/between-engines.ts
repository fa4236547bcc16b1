import type { ClipResult } from '../accuracy/clip-result.ts'
import { plain } from '../accuracy/condition.ts'
import { metricsOf } from '../accuracy/judge.ts'

/** How far the same film's numbers may lie apart in two engines. */
const bars = { reps: 0, partials: 0, longestHoldSeconds: 0.1, minHipDegrees: 1 } as const
const decimals = { reps: 0, partials: 0, longestHoldSeconds: 2, minHipDegrees: 2 } as const
type Metric = keyof typeof bars
const metrics = Object.keys(bars) as Metric[]

/** Floating point leaves 0.1000000004 where 0.1 was meant. */
const rounding = 1e-6

/** One number, or the reason why there is none, of one film in every engine that showed it. */
export type Between = {
  clip: string
  what: Metric | 'reason'
  /** By engine, in the order they were asked for. */
  said: { engine: string; value: number | string }[]
  /** Largest less smallest; null where one of them is no number. */
  apart: number | null
  ok: boolean
}

type Said = Between['said']

function betweenOf(clip: string, what: Between['what'], said: Said): Between {
  const numbers = said.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const areNumbers = what !== 'reason' && numbers.length === said.length
  const apart = areNumbers ? Math.max(...numbers) - Math.min(...numbers) : null
  const isSame = new Set(said.map(({ value }) => value)).size === 1
  return { clip, what, said, apart, ok: apart === null ? isSame : apart <= bars[what as Metric] + rounding }
}

const filmOf = ({ clip, condition }: ClipResult) =>
  condition.name === plain.name ? clip : `${clip}, ${condition.name}`

/** Every number of every film that more than one engine showed. */
export function betweenEngines(results: readonly ClipResult[]): Between[] {
  const byFilm = new Map<string, ClipResult[]>()
  for (const result of results) {
    const film = filmOf(result)
    byFilm.set(film, [...(byFilm.get(film) ?? []), result])
  }
  return [...byFilm].flatMap(([clip, shown]) => {
    if (shown.length < 2) return []
    const measured = shown.flatMap(({ engine, measured: one }) =>
      one ? [{ engine, one, ...metricsOf(one) }] : [],
    )
    const told = metrics.filter(metric => measured.some(result => result[metric] !== undefined))
    const reasonOf = (one: (typeof measured)[number]['one']) => (one.ok ? 'a number' : one.reason)
    if (told.length === 0)
      return [
        betweenOf(
          clip,
          'reason',
          measured.map(({ engine, one }) => ({ engine, value: reasonOf(one) })),
        ),
      ]
    return told.map(metric =>
      betweenOf(
        clip,
        metric,
        measured.map(({ engine, one, ...values }) => ({ engine, value: values[metric] ?? reasonOf(one) })),
      ),
    )
  })
}

const shownAs = (what: Between['what'], value: number | string) =>
  typeof value === 'number' ? value.toFixed(what === 'reason' ? 0 : decimals[what]) : value

/** One line a number. */
export const betweenLine = ({ clip, what, said, apart, ok }: Between) =>
  `${ok ? ' ok ' : 'OFF '}${clip.padEnd(44)} ${what.padEnd(18)} ${said
    .map(({ engine, value }) => `${engine} ${shownAs(what, value)}`)
    .join(', ')}${apart === null ? '' : `, apart ${shownAs(what, apart)}`}`

/** The same as a table, one column an engine. */
export function betweenTable(all: readonly Between[]): string {
  const engines = [...new Set(all.flatMap(({ said }) => said.map(({ engine }) => engine)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['film', 'what', ...engines, 'apart', 'bar']),
    row(Array.from({ length: engines.length + 4 }, () => '---')),
    ...all.map(({ clip, what, said, apart, ok }) =>
      row([
        clip,
        what,
        ...engines.map(engine => {
          const value = said.find(one => one.engine === engine)?.value
          return value === undefined ? '' : String(shownAs(what, value))
        }),
        apart === null
          ? ok
            ? 'same'
            : '**differ**'
          : ok
            ? shownAs(what, apart)
            : `**${shownAs(what, apart)}**`,
        what === 'reason' ? 'same' : String(bars[what]),
      ]),
    ),
  ].join('\n')
}
