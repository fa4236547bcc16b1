import DetectorWorker from './detector.worker.ts?worker'
import type { DetectorAnswer, DetectorRequest } from './detector-protocol.ts'
import { type Detector, type DetectorParts, networkNames } from './litert/detector.ts'

/** A slow phone compiles for seconds; a worker silent for longer never started. */
export const startPatienceMs = 20_000

/** Runs a detector in a worker, so that the page stays responsive. */
export async function createWorkerDetector({ runtime, networks, threads }: DetectorParts): Promise<Detector> {
  const worker = new DetectorWorker()
  const waiting: { resolve: (answer: DetectorAnswer) => void; reject: (error: Error) => void }[] = []

  // The worker answers in request order.
  worker.onmessage = ({ data }: MessageEvent<DetectorAnswer>) => {
    const asked = waiting.shift()
    if (data.type === 'failed') asked?.reject(new Error(data.message))
    else asked?.resolve(data)
  }
  worker.onerror = event => {
    const error = new Error(event.message || 'the pose worker could not start')
    for (const asked of waiting.splice(0)) asked.reject(error)
  }
  const ask = (request: DetectorRequest, transfer: Transferable[] = []) =>
    new Promise<DetectorAnswer>((resolve, reject) => {
      waiting.push({ resolve, reject })
      worker.postMessage(request, transfer)
    })

  async function askWithPatience(request: DetectorRequest) {
    const giveUp = setTimeout(() => {
      waiting.shift()?.reject(new Error('the pose worker did not start'))
    }, startPatienceMs)
    await ask(request).finally(() => clearTimeout(giveUp))
  }
  try {
    await askWithPatience({ type: 'open', runtime, threads })
    for (const network of networkNames)
      await askWithPatience({ type: 'compile', network, file: await networks[network] })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    async detect(image, timeMs) {
      const reply = await ask({ type: 'detect', image, timeMs }, [image])
      return reply.type === 'pose' ? reply.raw : null
    },
    async doubt() {
      await ask({ type: 'doubt' })
    },
    async reset() {
      await ask({ type: 'reset' })
    },
    close: () => worker.terminate(),
  }
}
