import { startDetector, threadsFor } from '../../engine/choose-detector.ts'
import { loadEngineFiles } from '../../engine/engine-files.ts'
import { unpackPose } from '../../engine/raw-pose.ts'
import type { Peer } from './peer.ts'

/** The engine as it is shipped: the full model on the CPU, in a worker, with as many threads as help. */
export async function openOurEngine(): Promise<Peer> {
  const files = await loadEngineFiles(() => {})
  const { detector } = await startDetector(files, {
    ...{ model: 'full', thread: 'worker', threads: threadsFor(files) },
  } as const)
  return {
    async detect(image, timeMs) {
      const raw = await detector.detect(await createImageBitmap(image), timeMs)
      return raw && unpackPose(raw)
    },
    reset: () => detector.reset(),
  }
}
