import type { ClipResult } from './clip-result.ts'
import { plain } from './condition.ts'
import type { Comparison } from './judge.ts'
import { repeatability } from './repeatability.ts'
import { risingErrorsTable } from './rising-errors.ts'
import { seriesErrorsTable } from './series-errors.ts'

type Judged = Comparison & { result: ClipResult }
type Key = { title: string; of: (result: ClipResult) => string | null }

/** Row key of each table; null leaves the result out. */
const keys: Key[] = [
  { title: 'movement', of: ({ movement }) => movement },
  { title: 'view', of: ({ truth }) => truth?.view ?? null },
  { title: 'film', of: ({ truth }) => (truth?.kind === 'film' ? 'real people' : 'rendered people') },
  { title: 'condition', of: ({ condition }) => condition.name },
  { title: 'fps', of: ({ framesPerSecond }) => String(Math.round(framesPerSecond)) },
  { title: 'person', of: ({ clip, truth }) => truth?.person ?? clip },
]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const errorsOf = (judged: readonly Judged[], metric: Comparison['metric']) =>
  judged.flatMap(({ metric: compared, measured, expected }) =>
    compared === metric && typeof measured === 'number' && typeof expected === 'number'
      ? [measured - expected]
      : [],
  )

const unit = { longestHoldSeconds: ' s', minHipDegrees: '°' } as const

/** Mean signed error, mean absolute error, largest error and count. */
function sizeOf(judged: readonly Judged[], metric: keyof typeof unit): string {
  const errors = errorsOf(judged, metric)
  if (errors.length === 0) return ''
  const sizes = errors.map(Math.abs)
  const [bias, size, largest] = [mean(errors), mean(sizes), Math.max(...sizes)].map(value => value.toFixed(2))
  return `${bias}, ${size}, ${largest}${unit[metric]} (${errors.length})`
}

function exactOf(judged: readonly Judged[]): string {
  const errors = [...errorsOf(judged, 'reps'), ...errorsOf(judged, 'partials')]
  return errors.length === 0 ? '' : `${errors.filter(error => error === 0).length} of ${errors.length}`
}

function refusedOf(judged: readonly Judged[]): string {
  const reasons = judged.filter(({ metric }) => metric === 'reason')
  return reasons.length === 0 ? '' : `${reasons.filter(({ ok }) => ok).length} of ${reasons.length}`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One row for each value of the key. */
function tableBy({ title, of }: Key, judged: readonly Judged[]): string[] {
  const names = [...new Set(judged.flatMap(({ result }) => of(result) ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const head = [title, 'runs', 'within tolerance', 'counts exact', 'holds', 'angles', 'correctly refused']
  return [
    `### By ${title}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...names.map(name => {
      const those = judged.filter(({ result }) => of(result) === name)
      const runs = new Set(those.map(({ result }) => result)).size
      return row([
        name,
        String(runs),
        `${those.filter(({ ok }) => ok).length} of ${those.length}`,
        exactOf(those),
        sizeOf(those, 'longestHoldSeconds'),
        sizeOf(those, 'minHipDegrees'),
        refusedOf(those),
      ])
    }),
    '',
  ]
}

function offTable(judged: readonly Judged[]): string[] {
  const off = judged.filter(({ ok }) => !ok)
  if (off.length === 0) return []
  const head = ['clip', 'condition', 'what', 'measured', 'truth']
  const rounded = (value: number | string) => (typeof value === 'number' ? String(+value.toFixed(2)) : value)
  return [
    '### Outside tolerance',
    '',
    row(head),
    row(head.map(() => '---')),
    ...off.map(({ result, metric, measured, expected }) =>
      row([result.clip, result.condition.name, metric, rounded(measured), rounded(expected)]),
    ),
    '',
  ]
}

export const tableKeys: readonly string[] = keys.map(({ title }) => title)

/**
 * Markdown tables by every key, or by one. `holds` and `angles` contain mean error, mean absolute error, largest error,
 * and number of errors.
 */
export function tablesOf(results: readonly ClipResult[], by: string | null = null): string {
  const judged = results.flatMap(result => result.comparisons.map(comparison => ({ ...comparison, result })))
  const isPlainOnly = results.every(({ condition }) => condition.name === plain.name)
  return [
    ...keys.filter(({ title }) => by === null || title === by).flatMap(key => tableBy(key, judged)),
    ...(by === null ? [...seriesErrorsTable(results), ...risingErrorsTable(results)] : []),
    ...offTable(judged),
    ...(isPlainOnly || by !== null ? [] : repeatability(results)),
  ].join('\n')
}
