import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EngineFile, EngineManifest } from '@lithe/contracts/engine'
import { models, readModel, sha256 } from './models.ts'

const engineFolder = fileURLToPath(new URL('../public/engine', import.meta.url))
const runtimeFolder = join(dirname(createRequire(import.meta.url).resolve('@litertjs/core')), '../wasm')
const manifestName = 'manifest.json'

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

/** Writes atomically: an aborted build leaves no partial file. */
async function write(file: string, bytes: Uint8Array | string): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, file)
}

/** Writes an engine file named by its content hash, unless it exists. */
async function keep(name: string, extension: string, bytes: Uint8Array): Promise<EngineFile> {
  const file = `${name}-${sha256(bytes).slice(0, 12)}.${extension}`
  const place = join(engineFolder, file)
  if ((await sizeOf(place)) !== bytes.length) await write(place, bytes)
  return { file, bytes: bytes.length }
}

const network = async (name: keyof typeof models) =>
  keep(`pose-${name}`, 'tflite', await readModel(models[name]))

async function runtime(name: string, published: string) {
  const file = (extension: string) => readFile(join(runtimeFolder, `${published}.${extension}`))
  return {
    loader: await keep(name, 'js', await file('js')),
    wasm: await keep(name, 'wasm', await file('wasm')),
  }
}

/** Assembles the pose engine in the public folder offline: runtime builds and networks. */
export async function assemblePoseEngine(): Promise<void> {
  await mkdir(engineFolder, { recursive: true })
  const manifest: EngineManifest = {
    runtimes: {
      threaded: await runtime('litert-threaded', 'litert_wasm_threaded_internal'),
      relaxed: await runtime('litert-relaxed', 'litert_wasm_internal'),
      compatible: await runtime('litert-compatible', 'litert_wasm_compat_internal'),
    },
    body: await network('body'),
    landmarks: { full: await network('full'), lite: await network('lite') },
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await write(join(engineFolder, manifestName), text)
  const leftOver = (await readdir(engineFolder)).filter(
    file => file !== manifestName && !file.endsWith('.part') && !text.includes(`"${file}"`),
  )
  for (const file of leftOver) await rm(join(engineFolder, file))
}
