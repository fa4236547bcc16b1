import { chooseDetector, startDetector } from './choose-detector.ts'
import { createPoseEngine } from './create-pose-engine.ts'
import { loadEngineFiles } from './engine-files.ts'
import { createLastingDetector } from './lasting-detector.ts'
import type { LoadPoseEngine } from './pose-engine.ts'

/** Downloads, starts and warms up the fastest pose engine for this device. */
export const loadPoseEngine: LoadPoseEngine = async onProgress => {
  const { detector, description, files, choice } = await chooseDetector(await loadEngineFiles(onProgress))
  // Keeps its files: the network may be gone by then.
  const makeAnew = async () => (await startDetector(files, choice)).detector
  return createPoseEngine(createLastingDetector(detector, makeAnew), description)
}
