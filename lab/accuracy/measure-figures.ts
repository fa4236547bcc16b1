import { createAnalyser } from '@lithe/movements'
import type { Measurement, MovementId } from '@lithe/movements/catalog'
import { createSeriesRecorder, differenceOf, measureAgain, toleranceFor } from '@lithe/movements/replay'
import { createPoseSmoother, inSeconds } from '@lithe/pose'
import { readRecordings } from './measure-recordings.ts'
import { posesOf, type RecordedFilm } from './recorded-film.ts'

/** How far what the figures of a film come to lies from what the film did. */
export type FiguresResult = {
  name: string
  movement: MovementId
  said: Measurement
  /** Null where the figures came to nothing. */
  difference: number | null
  bytes: number
  seconds: number
}

/** Longer than any film. */
const windowSeconds = 120

export function figuresOf(recorded: RecordedFilm): FiguresResult | null {
  const { movement, name, truth } = recorded
  if (movement === 'none') return null
  const smoother = createPoseSmoother()
  const analyser = createAnalyser(movement, inSeconds(windowSeconds), truth?.ease ?? null)
  const recorder = createSeriesRecorder(analyser)
  for (const frame of posesOf(recorded)) {
    const smoothed = smoother.smooth(frame)
    analyser.observe(smoothed)
    recorder.observe(smoothed)
  }
  const measured = analyser.result()
  const series = recorder.series()
  if (!measured.ok || !series) return null
  const said = measured.measurement
  const again = measureAgain(series, said)
  const seconds = (recorded.frames.at(-1)?.t ?? 0) - (recorded.frames[0]?.t ?? 0)
  const difference = again?.measured.ok ? differenceOf(said, again.measured.measurement) : null
  return { name, movement, said, difference, bytes: series.bytes.length, seconds }
}

const lineOf = ({ name, movement, said, difference, bytes, seconds }: FiguresResult) => {
  const allowed = toleranceFor(said)
  const isWithin = difference !== null && difference <= allowed
  return [
    isWithin ? ' ok ' : 'OFF ',
    name.padEnd(32),
    movement.padEnd(18),
    difference === null ? 'came to nothing' : `differs by ${difference.toFixed(2)} of ${allowed}`,
    `${bytes} bytes, ${Math.round(bytes / Math.max(1, seconds))} a second`,
  ].join(' ')
}

/** Measures the stick figures of every recording below a folder; true where each bears out its film. */
export async function printFigures(folder: string): Promise<boolean> {
  const recordings = await readRecordings(folder)
  const results = recordings.flatMap(recorded => figuresOf(recorded) ?? [])
  for (const result of results) console.log(lineOf(result))
  const isWithin = ({ said, difference }: FiguresResult) =>
    difference !== null && difference <= toleranceFor(said)
  console.log(
    `\n${results.filter(isWithin).length} of ${results.length} films are borne out by their figures`,
  )
  return results.every(isWithin)
}
