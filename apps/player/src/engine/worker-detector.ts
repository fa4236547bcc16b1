import type { Detector, DetectorParts } from './detector.ts'
import DetectorWorker from './detector.worker.ts?worker'
import type { DetectorAnswer, DetectorRequest } from './detector-protocol.ts'

/** A detector in a worker, so that the page never waits for it. */
export async function createWorkerDetector(parts: DetectorParts): Promise<Detector> {
  const worker = new DetectorWorker()
  const ask = (request: DetectorRequest, transfer: Transferable[] = []) =>
    new Promise<DetectorAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DetectorAnswer>) =>
        data.type === 'failed' ? reject(new Error(data.message)) : resolve(data)
      worker.onerror = event => reject(new Error(event.message || 'the pose worker could not start'))
      worker.postMessage(request, transfer)
    })

  try {
    await ask({ type: 'create', parts })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    async detect(image, timeMs) {
      const reply = await ask({ type: 'detect', image, timeMs }, [image])
      return reply.type === 'pose' ? reply.raw : null
    },
    async reset() {
      await ask({ type: 'reset' })
    },
    close: () => worker.terminate(),
  }
}
