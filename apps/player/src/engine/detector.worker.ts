import type { Detector } from './detector.ts'
import type { DetectorAnswer, DetectorRequest } from './detector-protocol.ts'
import { createDetector } from './litert/create-detector.ts'

let detector: Detector | null = null

function answer(message: DetectorAnswer) {
  const transfer = message.type === 'pose' && message.raw ? [message.raw.buffer] : []
  self.postMessage(message, { transfer })
}

async function handle(request: DetectorRequest): Promise<DetectorAnswer> {
  if (request.type === 'create') {
    detector?.close()
    detector = await createDetector(request.parts)
    return { type: 'done' }
  }
  if (!detector) throw new Error('the detector was not created')
  if (request.type !== 'detect') {
    await detector[request.type]()
    return { type: 'done' }
  }
  const { image, timeMs } = request
  const raw = await detector.detect(image, timeMs).finally(() => image.close())
  return { type: 'pose', raw }
}

/** One after the other: a picture that arrives while another is looked at waits its turn. */
let turn: Promise<void> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<DetectorRequest>) => {
  turn = turn.then(async () => {
    try {
      answer(await handle(data))
    } catch (error) {
      answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  })
}
