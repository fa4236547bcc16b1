import { startDetector, threadsFor } from '../../../apps/player/src/engine/choose-detector.ts'
import { loadEngineFiles } from '../../../apps/player/src/engine/engine-files.ts'
import { unpackPose } from '../../../apps/player/src/engine/raw-pose.ts'
import type { Peer } from './peer.ts'

/** The shipped engine: the full model on the CPU, in a worker, with as many threads as help. */
export async function openOurEngine(): Promise<Peer> {
  const files = await loadEngineFiles(() => {})
  const { detector } = await startDetector(files, {
    model: 'full',
    thread: 'worker',
    threads: threadsFor(files),
  } as const)
  return {
    async detect(image, timeMs) {
      const raw = await detector.detect(await createImageBitmap(image), timeMs)
      return raw && unpackPose(raw)
    },
    reset: () => detector.reset(),
  }
}
