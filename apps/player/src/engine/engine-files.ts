import type { ModelSize } from './detector.ts'
import type { LoadProgress } from './pose-engine.ts'

type EngineFile = { file: string; bytes: number }
type EngineManifest = { wasmLoader: EngineFile; wasm: EngineFile; models: Record<ModelSize, EngineFile> }

const engineUrl = (file: string) => new URL(`${import.meta.env.BASE_URL}engine/${file}`, location.href).href

async function download(url: string, onBytes: (received: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok || !response.body)
    throw new Error(`the pose engine file could not be loaded (${response.status})`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    onBytes(part.value.length)
  }
  return new Blob(chunks).arrayBuffer()
}

export type EngineFiles = { wasmLoaderUrl: string; wasm: ArrayBuffer; models: Record<ModelSize, ArrayBuffer> }

/** Fetches every file the engine may need, before the first frame: afterwards nothing is requested any more. */
export async function loadEngineFiles(onProgress: (progress: LoadProgress) => void): Promise<EngineFiles> {
  const manifest = (await (await fetch(engineUrl('manifest.json'))).json()) as EngineManifest
  const { wasmLoader, wasm, models } = manifest
  const totalBytes = wasm.bytes + models.full.bytes + models.lite.bytes
  let loadedBytes = 0
  const get = ({ file }: EngineFile) =>
    download(engineUrl(file), received => {
      loadedBytes += received
      onProgress({ loadedBytes, totalBytes })
    })
  const [wasmBytes, full, lite] = await Promise.all([get(wasm), get(models.full), get(models.lite)])
  return { wasmLoaderUrl: engineUrl(wasmLoader.file), wasm: wasmBytes, models: { full, lite } }
}
