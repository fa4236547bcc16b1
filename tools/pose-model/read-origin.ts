import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from './sha256.ts'

/** A file of the npm package @mediapipe/pose and the hash it had when NOTICE was written. */
export type Origin = { file: string; sha256: string }

/** Reads a model as published; a file that has changed since is refused. */
export async function readOrigin(folder: string, { file, sha256: expected }: Origin): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, file))
  const actual = sha256(bytes)
  if (actual !== expected)
    throw new Error(`${file} of @mediapipe/pose is not the file recorded in NOTICE (sha256 ${actual})`)
  return new Uint8Array(bytes)
}
