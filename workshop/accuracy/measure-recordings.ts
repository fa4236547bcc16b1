import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { createPoseSmoother } from '@lithe/pose'
import { watchFrames } from '../pages/watch-frames.ts'
import { type ClipResult, clipResult, movementsOf } from './clip-result.ts'
import { posesOf, type RecordedFilm, readRecordedFilm } from './recorded-film.ts'
import type { Clip } from './truth.ts'

export async function readRecordings(folder: string): Promise<(RecordedFilm & { file: string })[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, file))
    .sort((a, b) => basename(a).localeCompare(basename(b)))
  return Promise.all(files.map(async file => ({ ...(await readRecordedFilm(file)), file })))
}

/** Measures a recording with the shipped code that follows the engine. */
export function measureRecorded(
  clip: Clip,
  recorded: Pick<RecordedFilm, 'movement' | 'condition' | 'aspect' | 'frames'>,
  windowSeconds: number,
): ClipResult {
  const { movement, condition, aspect, frames } = recorded
  const smoother = createPoseSmoother()
  const variant = clip.truth?.variant ?? null
  const watch = watchFrames({ movements: movementsOf(movement), variant, windowSeconds })
  for (const frame of posesOf(recorded)) watch.observe(smoother.smooth(frame))
  const recording = { aspect, frames }
  const replayed = { ...watch.report(), engine: 'recorded', detector: 'recorded', recording } as const
  return clipResult(clip, condition, movement, replayed)
}

/** Measures all recordings below a folder without a browser; the numbers are those of the films. */
export async function measureRecordings(folder: string, windowSeconds = 600): Promise<ClipResult[]> {
  const recordings = await readRecordings(folder)
  return recordings.map(recorded => {
    const { file, name, truth } = recorded
    const clip = { clip: relative(folder, join(dirname(file), name)), file, name, truth }
    return measureRecorded(clip, recorded, windowSeconds)
  })
}
