import type { DetectorAnswer, DetectorRequest } from './detector-protocol.ts'
import type { Detector } from './litert/detector.ts'
import { createGraphDetector } from './litert/graph-detector.ts'
import { openCompiler } from './litert/litert-networks.ts'

let compiler: Awaited<ReturnType<typeof openCompiler>> | null = null
let detector: Detector | null = null

function answer(message: DetectorAnswer) {
  const transfer = message.type === 'pose' && message.raw ? [message.raw.buffer] : []
  self.postMessage(message, { transfer })
}

async function handle(request: DetectorRequest): Promise<DetectorAnswer> {
  if (request.type === 'open') {
    compiler = await openCompiler(request.runtime, request.threads)
    return { type: 'done' }
  }
  if (!compiler) throw new Error('the runtime was not opened')
  if (request.type === 'compile') {
    await compiler.compile(request.network, request.file)
    return { type: 'done' }
  }
  detector ??= createGraphDetector(compiler.networks())
  if (request.type !== 'detect') {
    await detector[request.type]()
    return { type: 'done' }
  }
  const { image, timeMs } = request
  const raw = await detector.detect(image, timeMs).finally(() => image.close())
  return { type: 'pose', raw }
}

/** Queues frames, so that one is processed at a time. */
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
