import { chooseDetector, startDetector } from './choose-detector.ts'
import { createPoseEngine } from './create-pose-engine.ts'
import { loadEngineFiles } from './engine-files.ts'
import { createLastingDetector } from './lasting-detector.ts'
import type { LoadPoseEngine } from './pose-engine.ts'

/** Downloads, starts and warms up the fastest pose engine for this device. */
export const loadPoseEngine: LoadPoseEngine = async onProgress => {
  const { detector, description, files, choice } = await chooseDetector(await loadEngineFiles(onProgress))
  let model = choice.model
  // Reuses the downloaded files, as the network may be gone by then.
  const makeAnew = async () => (await startDetector(files, { ...choice, model })).detector
  const lasting = createLastingDetector(detector, makeAnew)
  return {
    ...createPoseEngine(lasting, description),
    async lighten() {
      if (model === 'lite') return
      await files.landmarks('lite')
      model = 'lite'
      console.info('Pose engine: lite, since the full model could not keep up')
      lasting.renew()
    },
  }
}
