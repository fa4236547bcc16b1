import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { models, readModel } from '../../apps/player/pose-engine/models.ts'
import { buildTask } from './build-task.ts'
import { addInputMetadata, type InputNormalization } from './tflite-metadata.ts'

const require = createRequire(import.meta.url)
const runtimeFolder = join(dirname(require.resolve('@mediapipe/tasks-vision')), 'wasm')

const bodyInput: InputNormalization = { mean: 127.5, std: 127.5 }
const landmarkInput: InputNormalization = { mean: 0, std: 255 }

/**
 * Folders of the reference engine, `@mediapipe/tasks-vision`, by URL path. Its model is assembled here: the same two
 * networks with the required metadata, stored in one archive.
 */
export async function referenceFolders(): Promise<Record<string, string>> {
  const body = addInputMetadata(await readModel(models.body), bodyInput)
  const landmarks = addInputMetadata(await readModel(models.full), landmarkInput)
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../../.cache/reference-engine')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'pose-full.task'), buildTask(body, landmarks))
  return { '/peers/tasks-vision/': runtimeFolder, '/peers/tasks-model/': folder }
}
