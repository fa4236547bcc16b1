import { bestRuntimeBuild, type EngineFile, EngineManifest, type RuntimeBuild } from '@lithe/contracts/engine'
import type { ModelSize } from './litert/detector.ts'
import type { RuntimeFile } from './litert/open-litert.ts'
import type { LoadProgress } from './pose-engine.ts'

const engineUrl = (file: string) => new URL(`${import.meta.env.BASE_URL}engine/${file}`, location.href).href

/** Writes straight into one buffer; joined chunks would hold the file in memory three times. */
async function download(
  { file, bytes }: EngineFile,
  onBytes: (received: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(engineUrl(file))
  if (!response.ok || !response.body)
    throw new Error(`the pose engine file could not be loaded (${response.status})`)
  const whole = new Uint8Array(bytes)
  let received = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    whole.set(part.value, received)
    received += part.value.length
    onBytes(part.value.length)
  }
  if (received !== bytes) throw new Error(`of ${file} only ${received} bytes of ${bytes} came`)
  return whole.buffer
}

/** Prevents an unhandled rejection if a file fails before it is awaited. */
function onItsWay(file: Promise<ArrayBuffer>) {
  file.catch(() => {})
  return file
}

/** The runtime build for this browser; null if no build works. */
export const buildForHere = () =>
  bestRuntimeBuild({
    wasm: globalThis.WebAssembly,
    // The runtime's threads are workers, and the threaded build starts only in an isolated page.
    isIsolated: window.crossOriginIsolated && typeof Worker === 'function',
  })

export type EngineFiles = {
  build: RuntimeBuild
  runtime: RuntimeFile
  body: Promise<ArrayBuffer>
  /** The small model is fetched on demand, as few devices need it. */
  landmarks(model: ModelSize): Promise<ArrayBuffer>
  /** The same files with a single-threaded build, for a browser whose threads fail to start. */
  withoutThreads(): Promise<EngineFiles>
}

/**
 * Downloads the engine for this device before the first frame; nothing is requested later. Resolves with the runtime,
 * which starts while the networks are still downloading.
 */
export async function loadEngineFiles(
  onProgress: (progress: LoadProgress) => void,
  build = buildForHere(),
): Promise<EngineFiles> {
  if (build === null) throw new Error('no build of the pose engine runs in this browser')
  const answer = await fetch(engineUrl('manifest.json'))
  const { runtimes, body, landmarks } = EngineManifest.parse(await answer.json())
  const { loader, wasm } = runtimes[build]
  const totalBytes = wasm.bytes + body.bytes + landmarks.full.bytes
  let loadedBytes = 0
  const get = (file: EngineFile) =>
    download(file, received => {
      loadedBytes += received
      onProgress({ loadedBytes, totalBytes })
    })
  const compiled = (bytes: Promise<ArrayBuffer>) => bytes.then(WebAssembly.compile)
  const wasmBytes = get(wasm)
  // The runtime takes long to start, so it downloads before the networks.
  const inTurn = (file: EngineFile) => onItsWay(wasmBytes.then(() => get(file)))
  const [bodyBytes, full] = [inTurn(body), inTurn(landmarks.full)]
  const module = await compiled(wasmBytes)
  let lite: Promise<ArrayBuffer> | null = null
  let plain: Promise<EngineFiles> | null = null
  const fetchPlain = async () => {
    // Threads are only chosen along with relaxed SIMD.
    const { loader, wasm } = runtimes.relaxed
    const runtime = {
      loaderUrl: engineUrl(loader.file),
      module: await compiled(download(wasm, () => {})),
    }
    const others: EngineFiles = { ...files, build: 'relaxed', runtime, withoutThreads: async () => others }
    return others
  }
  const files: EngineFiles = {
    build,
    runtime: { loaderUrl: engineUrl(loader.file), module },
    body: bodyBytes,
    landmarks(model) {
      if (model === 'full') return full
      lite ??= onItsWay(download(landmarks.lite, () => {}))
      // A failed download is retried when asked for again.
      lite.catch(() => {
        lite = null
      })
      return lite
    },
    withoutThreads() {
      if (build === 'threaded') plain ??= fetchPlain()
      return plain ?? Promise.resolve(files)
    },
  }
  return files
}
