import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { createPoseSmoother, milliseconds, type PoseFrame } from '@lithe/pose'
import { z } from 'zod'
import { unpackPose } from '../../apps/player/src/engine/raw-pose.ts'
import { watchFrames } from '../../apps/player/src/lab/watch-frames.ts'
import { type ClipResult, clipResult, movementsOf } from './clip-result.ts'
import { plain } from './condition.ts'
import { Truth } from './truth.ts'

/** What `--recordings` wrote. */
const RecordedFilm = z.object({
  name: z.string(),
  movement: Truth.shape.movement,
  truth: Truth.nullable(),
  aspect: z.number(),
  frames: z.array(z.object({ t: z.number(), landmarks: z.array(z.number()).nullable() })),
})

type Recording = Pick<z.infer<typeof RecordedFilm>, 'name' | 'movement' | 'truth'> & {
  file: string
  /** As the engine said it, not smoothed yet. */
  frames: PoseFrame[]
}

async function readRecording(file: string): Promise<Recording> {
  const { name, movement, truth, aspect, frames } = RecordedFilm.parse(
    JSON.parse(await readFile(file, 'utf8')),
  )
  const poses = frames.map(({ t, landmarks }) => ({
    time: milliseconds(t * 1000),
    aspect,
    pose: landmarks && unpackPose(Float32Array.from(landmarks)),
  }))
  return { file, name, movement, truth, frames: poses }
}

/** Everything below `folder`, by name. */
export async function readRecordings(folder: string): Promise<Recording[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, file))
    .sort((a, b) => basename(a).localeCompare(basename(b)))
  return Promise.all(files.map(readRecording))
}

function measureRecording(folder: string, recording: Recording, windowSeconds: number): ClipResult {
  const { file, name, movement, truth, frames } = recording
  const smoother = createPoseSmoother()
  const watch = watchFrames(movementsOf(movement), windowSeconds)
  for (const frame of frames) watch.observe(smoother.smooth(frame))
  const clip = { clip: relative(folder, file), file, name, truth }
  return clipResult(clip, plain, movement, { ...watch.report(), engine: 'recorded', recording: null })
}

/**
 * Measures again what the engine said of films, without a browser. Everything after the engine is the shipped code, so
 * the numbers are those of the film.
 */
export async function measureRecordings(folder: string, windowSeconds = 600): Promise<ClipResult[]> {
  const recordings = await readRecordings(folder)
  return recordings.map(recording => measureRecording(folder, recording, windowSeconds))
}
