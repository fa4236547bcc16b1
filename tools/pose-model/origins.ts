import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Origin } from './read-origin.ts'

const require = createRequire(import.meta.url)
const playerRequire = createRequire(
  join(dirname(fileURLToPath(import.meta.url)), '../../apps/player/package.json'),
)

export const poseFolder = dirname(require.resolve('@mediapipe/pose/package.json'))
export const runtimeFolder = join(dirname(playerRequire.resolve('@litertjs/core')), '../wasm')

/** The hashes the files had when their origin and licence were recorded in NOTICE. */
export const origins = {
  body: {
    file: 'pose_solution_packed_assets.data',
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
} as const satisfies Record<string, Origin>
