import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export const modelsFolder = fileURLToPath(new URL('models', import.meta.url))

/** The networks as published by MediaPipe, with the hashes in NOTICE. */
export const models = {
  body: {
    file: 'pose_detection.tflite',
    sha256: 'a63c614bef30d35947f13be361820b1e4e3bec9cfeebf4d11216a18373108e85',
  },
  full: {
    file: 'pose_landmark_full.tflite',
    sha256: 'e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f',
  },
  lite: {
    file: 'pose_landmark_lite.tflite',
    sha256: 'f17bfbecadb61c3be1baa8b8d851cc6619c870a87167b32848ad20db306b9d61',
  },
} as const satisfies Record<string, Model>

export type Model = { file: string; sha256: string }

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Reads a model; throws if its hash differs from the recorded one. */
export async function readModel(
  { file, sha256: expected }: Model,
  folder = modelsFolder,
): Promise<Uint8Array> {
  const bytes = await readFile(`${folder}/${file}`)
  const actual = sha256(bytes)
  if (actual !== expected) throw new Error(`${file} is not the file recorded in NOTICE (sha256 ${actual})`)
  return new Uint8Array(bytes)
}
