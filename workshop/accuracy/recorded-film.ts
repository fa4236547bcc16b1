import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { milliseconds, type PoseFrame } from '@lithe/pose'
import { z } from 'zod'
import { unpackPose } from '../../apps/player/src/engine/raw-pose.ts'
import type { ClipResult } from './clip-result.ts'
import { Condition, plain } from './condition.ts'
import { Filmed, Truth } from './truth.ts'

/** What `--recordings` keeps of a film: every unsmoothed landmark. */
export const RecordedFilm = z.object({
  name: z.string(),
  movement: Filmed,
  truth: Truth.nullable(),
  condition: Condition.default(plain),
  /** Frame width ÷ height. */
  aspect: z.number(),
  frames: z.array(z.object({ t: z.number(), landmarks: z.array(z.number()).nullable() })),
})
export type RecordedFilm = z.infer<typeof RecordedFilm>

export const readRecordedFilm = async (file: string): Promise<RecordedFilm> =>
  RecordedFilm.parse(JSON.parse(await readFile(file, 'utf8')))

export async function writeRecordedFilm(file: string, result: ClipResult) {
  const { name, movement, truth, condition, recording } = result
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ name, movement, truth, condition, ...recording })}\n`)
}

export const posesOf = ({ aspect, frames }: Pick<RecordedFilm, 'aspect' | 'frames'>): PoseFrame[] =>
  frames.map(({ t, landmarks }) => ({
    time: milliseconds(t * 1000),
    aspect,
    pose: landmarks && unpackPose(Float32Array.from(landmarks)),
  }))
