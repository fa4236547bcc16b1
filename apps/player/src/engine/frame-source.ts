import type { Milliseconds } from '@lithe/pose'

/** One picture on its way to the pose engine; its receiver closes it. */
export type CapturedFrame = {
  image: ImageBitmap
  /** When the camera (or the film) took it. */
  time: Milliseconds
}

/** Where pictures come from: the camera, or a film replayed at its own time stamps. */
export type FrameSource = {
  /**
   * Calls `onFrame` for each picture until `stop`. A live source drops pictures while two are under way;
   * a film waits for each. Resolves when the source ends or is stopped.
   */
  start(onFrame: (frame: CapturedFrame) => Promise<void>): Promise<void>
  stop(): void
}
