import { writeFileSync } from 'node:fs'
import type { Measured } from '@lithe/movements/catalog'
import type { ClipResult } from './clip-result.ts'
import { plain } from './condition.ts'
import { tolerances } from './judge.ts'

const rounded = (value: number | string) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value

/** Prints one row per clip and metric: measured, truth, error. */
export function printRows(results: readonly ClipResult[]) {
  for (const { clip, movement, condition, comparisons, note, framesPerSecond } of results) {
    const head = `${clip.padEnd(44)} ${movement.padEnd(18)} ${condition.name.padEnd(16)} ${framesPerSecond.toFixed(1).padStart(5)} fps`
    if (comparisons.length === 0) console.log(`    ${head}  ${note ?? 'nothing to compare with'}`)
    for (const { metric, measured, expected, ok } of comparisons) {
      const error =
        typeof measured === 'number' && typeof expected === 'number' ? rounded(measured - expected) : ''
      const row = [
        metric.padEnd(18),
        rounded(measured).padStart(18),
        rounded(expected).padStart(18),
        error.padStart(7),
      ]
      console.log(`${ok ? ' ok ' : 'OFF '}${head}  ${row.join(' ')}`)
    }
  }
}

/** Prints how many comparisons held and errors by metric; true if all held. */
export function printSummary(results: readonly ClipResult[]): boolean {
  const comparisons = results.flatMap(result => result.comparisons)
  const held = comparisons.filter(({ ok }) => ok).length
  console.log(`\n${results.length} clips, ${held} of ${comparisons.length} comparisons within tolerance`)
  for (const [metric, tolerance] of Object.entries(tolerances)) {
    const errors = comparisons.flatMap(({ metric: compared, measured, expected }) =>
      compared === metric && typeof measured === 'number' && typeof expected === 'number'
        ? [Math.abs(measured - expected)]
        : [],
    )
    if (errors.length === 0) continue
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
    console.log(
      `  ${metric.padEnd(18)} mean error ${mean.toFixed(2)}, largest ${Math.max(...errors).toFixed(2)}, tolerance ${tolerance} (n = ${errors.length})`,
    )
  }
  const slowest = Math.max(0, ...results.map(result => result.analyserMsPerFrame))
  console.log(
    `  analyser: at most ${slowest.toFixed(3)} ms a frame on average over a clip; engine ${results[0]?.detector ?? 'none'}`,
  )
  return held === comparisons.length
}

function resultOf(measured: Measured | null) {
  if (!measured) return { ok: false, quality: null }
  if (!measured.ok) return measured
  const { measurement } = measured
  const numbers =
    'reps' in measurement
      ? { reps: measurement.reps, partials: measurement.partials }
      : 'minHipDegrees' in measurement
        ? { minHipDegrees: measurement.minHipDegrees }
        : { longestHoldSeconds: measurement.longestHoldSeconds }
  return { ok: true, ...numbers, quality: measurement.quality }
}

/** The JSON that other programs read, with one object per clip. */
export const toJson = ({
  clip,
  movement,
  condition,
  measured,
  truth,
  framesPerSecond,
  engine,
  detector,
}: ClipResult) => ({
  clip,
  movement,
  ...(condition.name !== plain.name && { condition: condition.name }),
  result: resultOf(measured),
  expected: truth?.expected ?? null,
  framesPerSecond,
  engine,
  detector,
})

const columns = ['kneeLeft', 'kneeRight', 'hip', 'elbowLeft', 'elbowRight'] as const

/** Interior joint angles per frame, in degrees; cells are empty if there is no body. */
export function toSeriesCsv({ series }: ClipResult): string {
  const rows = series.map(({ t, angles }) =>
    [t.toFixed(4), ...columns.map(column => (angles ? angles[column].toFixed(2) : ''))].join(','),
  )
  return `${['t', ...columns].join(',')}\n${rows.join('\n')}\n`
}

/** Rewrites a file with all results so far as each arrives. */
export function keepJson(file: string): (result: ClipResult) => void {
  const results: ClipResult[] = []
  return result => {
    results.push(result)
    writeFileSync(file, `${JSON.stringify(results.map(toJson), null, 2)}\n`)
  }
}
