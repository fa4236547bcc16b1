import { chooseDetector } from './choose-detector.ts'
import { createPoseEngine } from './create-pose-engine.ts'
import { loadEngineFiles } from './engine-files.ts'
import type { LoadPoseEngine } from './pose-engine.ts'

/** Downloads, starts and warms up the pose engine that runs best on this device. */
export const loadPoseEngine: LoadPoseEngine = async onProgress => {
  const files = await loadEngineFiles(onProgress)
  const { detector, description } = await chooseDetector(files)
  return createPoseEngine(detector, description)
}
