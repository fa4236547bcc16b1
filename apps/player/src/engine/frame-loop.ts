import type { PoseFrame } from '@lithe/pose'
import type { CapturedFrame, FrameSource } from './frame-source.ts'
import type { PoseEngine } from './pose-engine.ts'
import { createSilenceWatch, silentAfterSeconds } from './silence-watch.ts'

type FrameLoop = {
  /** Sends every pose from now on to `watch`; starts the camera if idle. */
  watch(watch: (frame: PoseFrame) => void): void
  rest(): void
}

type FrameLoopOptions = {
  source: FrameSource
  engine: () => PoseEngine | null
  /** Called with each frame before the engine takes it. */
  onPicture: (picture: ImageBitmap) => void
  /** Called after a while without a pose: the camera sent no frame, or the engine did not answer. */
  onSilent: (because: 'camera' | 'engine') => void
  onFailed: (error: unknown) => void
}

/** Feeds frames through the engine to the current watcher, and reports silence unless paused. */
export function createFrameLoop({
  source,
  engine,
  onPicture,
  onSilent,
  onFailed,
}: FrameLoopOptions): FrameLoop {
  let watcher: ((frame: PoseFrame) => void) | null = null
  let running: symbol | null = null
  let awaited = 0
  const silence = createSilenceWatch(silentAfterSeconds, () => onSilent(awaited > 0 ? 'engine' : 'camera'))

  async function detect(captured: CapturedFrame) {
    awaited += 1
    try {
      return await engine()?.detect(captured)
    } finally {
      awaited -= 1
    }
  }

  function run() {
    const mine = Symbol('run')
    running = mine
    silence.start()
    const look = async (captured: CapturedFrame) => {
      onPicture(captured.image)
      const frame = await detect(captured)
      // A frame in progress when the loop stopped is dropped.
      if (!frame || running !== mine) return
      silence.start()
      watcher?.(frame)
    }
    source.start(captured => look(captured).catch(onFailed)).catch(onFailed)
  }

  return {
    watch(watch) {
      watcher = watch
      if (!running) run()
    },
    rest() {
      watcher = null
      running = null
      silence.stop()
      source.stop()
    },
  }
}
