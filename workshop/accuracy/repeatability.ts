import type { ClipResult } from './clip-result.ts'
import type { Comparison } from './judge.ts'

const units: Partial<Record<Comparison['metric'], string>> = {
  reps: '',
  longestHoldSeconds: ' s',
  minHipDegrees: '°',
}

const leastRuns = 3
/** 1.96 √2: 95 % of pairs of measurements differ by less. */
const pairFactor = 2.77

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** Results of a metric for each film, across conditions. */
function runsByFilm(results: readonly ClipResult[], metric: Comparison['metric']): number[][] {
  const byFilm = new Map<string, number[]>()
  for (const { clip, comparisons } of results)
    for (const { metric: compared, measured } of comparisons)
      if (compared === metric && typeof measured === 'number')
        byFilm.set(clip, [...(byFilm.get(clip) ?? []), measured])
  return [...byFilm.values()].filter(values => values.length >= leastRuns)
}

/**
 * Measurement error of the camera alone: one performance in different light, roll, distance and frame rate. SDs are
 * pooled over films.
 */
export function repeatability(results: readonly ClipResult[]): string[] {
  const movements = [...new Set(results.map(({ movement }) => movement))].sort()
  const rows = movements.flatMap(movement =>
    Object.entries(units).flatMap(([metric, unit]) => {
      const films = runsByFilm(
        results.filter(result => result.movement === movement),
        metric as Comparison['metric'],
      )
      if (films.length === 0) return []
      const runs = films.reduce((sum, values) => sum + values.length, 0)
      const pooled =
        films.reduce((sum, values) => sum + variance(values) * (values.length - 1), 0) / (runs - films.length)
      const deviation = Math.sqrt(pooled)
      return [
        `| ${movement} | ${films.length} | ${runs} | ${deviation.toFixed(2)}${unit} | ${(pairFactor * deviation).toFixed(2)}${unit} |`,
      ]
    }),
  )
  return [
    '### The same film under other conditions',
    '',
    '| movement | films | runs | standard deviation | 95 % of pairs differ by less than |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
}
