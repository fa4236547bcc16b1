import { createAnalyser } from '@lithe/movements'
import { inSeconds } from '@lithe/pose'
import type { Measured } from '../../packages/movements/src/catalog/measurement.ts'
import {
  elsewhereThan,
  filmedFor,
  isCounted,
  ways,
} from '../../packages/movements/src/testing/nothing-done.ts'

const scenesOfEach = 10
const windowSeconds = inSeconds(60)

/** Result of one pastime filmed for a movement it is not. */
export type NothingDone = { movement: string; pastime: string; results: string[]; counted: number }

function resultOf(measured: Measured): string {
  if (!measured.ok) return measured.reason
  const { measurement } = measured
  if ('reps' in measurement) return `${measurement.reps} and ${measurement.partials} that fell short`
  if ('minHipDegrees' in measurement) return `${measurement.minHipDegrees.toFixed(0)}°`
  return `${measurement.longestHoldSeconds.toFixed(1)} s, ${measurement.quality.level}`
}

/** Draws ten scenes of each pastime for every movement it is not, and measures them. */
export function measureNothing(): NothingDone[] {
  return ways.flatMap(way =>
    elsewhereThan(way).map(pastime => {
      const measured = Array.from({ length: scenesOfEach }, (_, seed) => {
        const analyser = createAnalyser(way.movement, windowSeconds, way.ease)
        for (const frame of filmedFor(way, pastime, seed + 1)) analyser.observe(frame)
        return analyser.result()
      })
      return {
        movement: [way.movement, way.ease].filter(Boolean).join(', '),
        pastime,
        results: measured.map(resultOf),
        counted: measured.filter(isCounted).length,
      }
    }),
  )
}

function tallied(results: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${count} × ${result}`).join('; ')
}

/** Prints every row with anything but a refusal; true when nothing counted. */
export function printNothing(done: readonly NothingDone[]): boolean {
  for (const { movement, pastime, results, counted } of done)
    console.log(
      `${counted === 0 ? ' ok ' : 'OFF '}${movement.padEnd(32)} ${pastime.padEnd(36)} ${tallied(results)}`,
    )
  return done.every(({ counted }) => counted === 0)
}

export function nothingTable(done: readonly NothingDone[]): string {
  const rows = [...new Set(done.map(({ movement }) => movement))].map(movement => {
    const own = done.filter(row => row.movement === movement)
    const results = own.flatMap(row => row.results)
    const counted = own.reduce((sum, row) => sum + row.counted, 0)
    const told = own.filter(row => row.results.some(result => /^\d/.test(result))).map(row => row.pastime)
    return `| ${movement} | ${own.length} | ${results.length} | ${counted} | ${told.join(', ')} |`
  })
  return [
    '| movement | pastimes | scenes | counted | those of which anything is told |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
