import type { PoseFrame } from '@lithe/pose'
import type { CapturedFrame, FrameSource } from './engine/frame-source.ts'
import type { PoseEngine } from './engine/pose-engine.ts'

type FrameLoop = {
  /** Sends every further pose to `watch`, starting the camera's pictures if they rest. */
  watch(watch: (frame: PoseFrame) => void): void
  rest(): void
}

type FrameLoopOptions = {
  source: FrameSource
  engine: () => PoseEngine | null
  /** Sees each picture before the engine takes it away. */
  onPicture: (picture: ImageBitmap) => void
  onFailed: (error: unknown) => void
}

/** Pictures from the source, through the engine, to the present watcher. */
export function createFrameLoop({ source, engine, onPicture, onFailed }: FrameLoopOptions): FrameLoop {
  let watcher: ((frame: PoseFrame) => void) | null = null
  let running: symbol | null = null

  function run() {
    const mine = Symbol('run')
    running = mine
    const look = async (captured: CapturedFrame) => {
      onPicture(captured.image)
      const frame = await engine()?.detect(captured)
      // A picture that was under way when the loop came to rest is not handed on.
      if (frame && running === mine) watcher?.(frame)
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
      source.stop()
    },
  }
}
