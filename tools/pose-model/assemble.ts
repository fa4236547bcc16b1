import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTask } from './build-task.ts'
import { type Origin, readOrigin } from './read-origin.ts'
import { sha256 } from './sha256.ts'
import { addInputMetadata, type InputNormalization } from './tflite-metadata.ts'

const require = createRequire(import.meta.url)
const poseFolder = dirname(require.resolve('@mediapipe/pose/package.json'))
const playerRequire = createRequire(
  join(dirname(fileURLToPath(import.meta.url)), '../../apps/player/package.json'),
)
const wasmFolder = join(dirname(playerRequire.resolve('@mediapipe/tasks-vision')), 'wasm')

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../../apps/player/public/engine')
const manifestFile = join(engineFolder, 'manifest.json')

/** The hashes the files had when their origin and licence were recorded in NOTICE. */
const origins = {
  detector: {
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

const detectorInput: InputNormalization = { mean: 127.5, std: 127.5 }
const landmarkInput: InputNormalization = { mean: 0, std: 255 }

type EngineFile = { file: string; bytes: number }
/** What the player reads to find its engine; file names carry a content hash so that they can be cached for ever. */
export type EngineManifest = {
  wasmLoader: EngineFile
  wasm: EngineFile
  models: { full: EngineFile; lite: EngineFile }
}

async function keep(name: string, extension: string, bytes: Uint8Array): Promise<EngineFile> {
  const file = `${name}-${sha256(bytes).slice(0, 12)}.${extension}`
  await writeFile(join(engineFolder, file), bytes)
  return { file, bytes: bytes.length }
}

/** True when a manifest stands there and every file it names is whole. */
async function isAssembled(): Promise<boolean> {
  if (!existsSync(manifestFile)) return false
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as EngineManifest
  const files = [manifest.wasmLoader, manifest.wasm, manifest.models.full, manifest.models.lite]
  const sizes = await Promise.all(
    files.map(({ file }) => readFile(join(engineFolder, file)).catch(() => null)),
  )
  return files.every(({ bytes }, index) => sizes[index]?.length === bytes)
}

/**
 * Puts the pose engine together from npm packages, calling no model host: the wasm runtime of
 * @mediapipe/tasks-vision and, from @mediapipe/pose, a stored zip of detector and landmark model.
 */
export async function assemblePoseEngine(): Promise<'assembled' | 'already there'> {
  if (await isAssembled()) return 'already there'
  await rm(engineFolder, { recursive: true, force: true })
  await mkdir(engineFolder, { recursive: true })

  const detector = addInputMetadata(await readOrigin(poseFolder, origins.detector), detectorInput)
  const modelOf = async (size: 'full' | 'lite') => {
    const landmarks = addInputMetadata(await readOrigin(poseFolder, origins[size]), landmarkInput)
    return keep(`pose-${size}`, 'task', buildTask(detector, landmarks))
  }
  const wasmFile = async (source: string, extension: string) =>
    keep('vision', extension, new Uint8Array(await readFile(join(wasmFolder, source))))

  const manifest: EngineManifest = {
    wasmLoader: await wasmFile('vision_wasm_module_internal.js', 'js'),
    wasm: await wasmFile('vision_wasm_module_internal.wasm', 'wasm'),
    models: { full: await modelOf('full'), lite: await modelOf('lite') },
  }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  return 'assembled'
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`Pose engine ${await assemblePoseEngine()}.`)
