import type { ClipResult } from '../accuracy/clip-result.ts'
import { plain } from '../accuracy/condition.ts'
import { metricsOf } from '../accuracy/judge.ts'

/** Maximum difference of a film's numbers between engines. */
const bars = { reps: 0, partials: 0, longestHoldSeconds: 0.1, minHipDegrees: 1 } as const
const decimals = { reps: 0, partials: 0, longestHoldSeconds: 2, minHipDegrees: 2 } as const
type Metric = keyof typeof bars
const metrics = Object.keys(bars) as Metric[]

/** Tolerance for floating-point numbers like 0.1000000004. */
const rounding = 1e-6

/** One number or refusal reason of a film, in every engine that showed it. */
export type Between = {
  clip: string
  what: Metric | 'reason'
  said: { engine: string; value: number | string }[]
  /** Range of the values; null if any is not a number. */
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

export const betweenLine = ({ clip, what, said, apart, ok }: Between) =>
  `${ok ? ' ok ' : 'OFF '}${clip.padEnd(44)} ${what.padEnd(18)} ${said
    .map(({ engine, value }) => `${engine} ${shownAs(what, value)}`)
    .join(', ')}${apart === null ? '' : `, apart ${shownAs(what, apart)}`}`

/** One row per kind of number, then the lines beyond tolerance. */
export function betweenTable(all: readonly Between[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['what', 'compared', 'largest difference', 'tolerance']
  const kinds = [...metrics, 'reason' as const].flatMap(kind => {
    const those = all.filter(({ what }) => what === kind)
    if (those.length === 0) return []
    const most = Math.max(...those.map(({ apart }) => apart ?? 0))
    return [
      row([
        kind,
        String(those.length),
        kind === 'reason' ? '' : shownAs(kind, most),
        kind === 'reason' ? 'same' : String(bars[kind]),
      ]),
    ]
  })
  const off = all.filter(({ ok }) => !ok).map(each => `- ${betweenLine(each)}`)
  return [row(head), row(head.map(() => '---')), ...kinds, ...(off.length > 0 ? ['', ...off] : [])].join('\n')
}
