import { PoseLandmarker } from '@mediapipe/tasks-vision'
import { createBodySearch, type SearchConfidence, searchConfidence } from './body-search.ts'
import { packPose, type RawPose } from './raw-pose.ts'

export type ModelSize = 'full' | 'lite'
export type Delegate = 'CPU' | 'GPU'
export type DetectorChoice = { model: ModelSize; delegate: Delegate; thread: 'worker' | 'page' }

/** Everything a detector is built from, downloaded beforehand so that it makes no request of its own. */
export type DetectorParts = {
  wasmLoaderUrl: string
  wasm: ArrayBuffer
  model: ArrayBuffer
  delegate: Delegate
}

/** The landmarker itself, in whichever thread it was made. */
export type Detector = {
  detect(image: ImageBitmap, timeMs: number): Promise<RawPose | null>
  /** The next picture may show another person. */
  reset(): Promise<void>
  close(): void
}

type ModuleFactory = (module: object) => Promise<unknown>
type RuntimeScope = typeof globalThis & {
  Module?: { wasmBinary: ArrayBuffer }
  ModuleFactory?: ModuleFactory
}

/** Gives the runtime its code and its wasm where it looks for them, in a page and in a worker alike; each creation uses them up. */
async function provideRuntime({ wasmLoaderUrl, wasm }: DetectorParts) {
  const scope: RuntimeScope = globalThis
  const loader = (await import(/* @vite-ignore */ wasmLoaderUrl)) as { default: ModuleFactory }
  scope.ModuleFactory = loader.default
  scope.Module = { wasmBinary: wasm }
}

async function createLandmarker(parts: DetectorParts): Promise<PoseLandmarker> {
  await provideRuntime(parts)
  const canvas =
    typeof document === 'undefined' ? new OffscreenCanvas(1, 1) : document.createElement('canvas')
  return PoseLandmarker.createFromOptions(
    // Without a loader path the runtime takes the factory that stands ready.
    { wasmLoaderPath: '', wasmBinaryPath: '' },
    {
      baseOptions: { modelAssetBuffer: new Uint8Array(parts.model), delegate: parts.delegate },
      canvas,
      runningMode: 'VIDEO',
      numPoses: 1,
      minPoseDetectionConfidence: searchConfidence.usual,
    },
  )
}

export async function createDetector(parts: DetectorParts): Promise<Detector> {
  let landmarker = await createLandmarker(parts)
  let graphTime = 0
  let firstTime: number | null = null
  let rebuilt = false
  let search = createBodySearch()
  let confidence: SearchConfidence = searchConfidence.usual

  /** The graph wants whole, strictly rising milliseconds; they order the pictures and mean nothing more. */
  const nextGraphTime = (timeMs: number) => {
    firstTime ??= timeMs
    graphTime = Math.max(graphTime + 1, Math.round(timeMs - firstTime) + 1)
    return graphTime
  }

  async function searchWith(next: SearchConfidence) {
    if (next === confidence) return
    confidence = next
    await landmarker.setOptions({ minPoseDetectionConfidence: next })
  }

  async function look(image: ImageBitmap, timeMs: number) {
    const pose = packPose(landmarker.detectForVideo(image, nextGraphTime(timeMs)))
    await searchWith(search.next(pose !== null, timeMs))
    return pose
  }

  return {
    async detect(image, timeMs) {
      try {
        return await look(image, timeMs)
      } catch (error) {
        // A graph that has thrown never recovers; one fresh landmarker does, a second failure is real.
        if (rebuilt) throw error
        rebuilt = true
        landmarker.close()
        landmarker = await createLandmarker(parts)
        confidence = searchConfidence.usual
        return look(image, timeMs)
      }
    },
    async reset() {
      search = createBodySearch()
      await searchWith(searchConfidence.usual)
      // Changing the running mode restarts the graph, which drops the person it tracked.
      await landmarker.setOptions({ runningMode: 'IMAGE' })
      await landmarker.setOptions({ runningMode: 'VIDEO' })
    },
    close() {
      landmarker.close()
    },
  }
}
