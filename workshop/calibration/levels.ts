import type { Measured, Quality } from '@lithe/movements/catalog'
import { judge } from '../accuracy/judge.ts'
import type { Expected } from '../accuracy/truth.ts'

const kinds = ['counts', 'holds', 'angles'] as const
type Kind = (typeof kinds)[number]

const kindOf = (expected: Expected): Kind =>
  expected.reps !== undefined ? 'counts' : expected.longestHoldSeconds !== undefined ? 'holds' : 'angles'

/** One measurement with known truth and its quality level; null if refused. */
export type Outcome = { kind: Kind; level: Quality['level'] | null; isWithinBar: boolean; error: number }

export function outcomeOf(measured: Measured, expected: Expected): Outcome {
  const kind = kindOf(expected)
  if (!measured.ok) return { kind, level: null, isWithinBar: false, error: 0 }
  const comparisons = judge(measured, expected, measured.measurement.quality.framesPerSecond)
  const errors = comparisons.map(({ measured: found, expected: known }) =>
    typeof found === 'number' && typeof known === 'number' ? Math.abs(found - known) : 0,
  )
  return {
    kind,
    level: measured.measurement.quality.level,
    isWithinBar: comparisons.every(({ ok }) => ok),
    error: Math.max(0, ...errors),
  }
}

const levels = ['good', 'fair', 'poor'] as const
const unit: Record<Kind, string> = { counts: '', holds: ' s', angles: '°' }

function errorsOf(outcomes: readonly Outcome[], kind: Kind) {
  const errors = outcomes.map(({ error }) => error).sort((a, b) => a - b)
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const ninth = errors[Math.floor(0.9 * errors.length)] ?? 0
  return [mean, ninth].map(error => `${error.toFixed(kind === 'counts' ? 1 : 2)}${unit[kind]}`)
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Markdown for each level: count, fraction within tolerance, mean error and 90th percentile. */
export function levelTable(outcomes: readonly Outcome[]): string {
  const head = ['', 'level', 'measurements', 'within tolerance', 'mean error', '90 % below']
  const lines = kinds.flatMap(kind => {
    const those = outcomes.filter(outcome => outcome.kind === kind)
    const judged = levels.flatMap(level => {
      const its = those.filter(outcome => outcome.level === level)
      if (its.length === 0) return []
      const within = its.filter(({ isWithinBar }) => isWithinBar).length / its.length
      return [
        row([kind, level, String(its.length), `${(100 * within).toFixed(1)} %`, ...errorsOf(its, kind)]),
      ]
    })
    const refused = those.filter(({ level }) => level === null).length
    return refused > 0 ? [...judged, row([kind, 'refused', String(refused), '', '', ''])] : judged
  })
  return [row(head), row(head.map(() => '---')), ...lines].join('\n')
}
