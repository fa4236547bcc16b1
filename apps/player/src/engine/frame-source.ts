import type { Milliseconds } from '@lithe/pose'

/** One picture for the pose engine; its receiver closes it. */
export type CapturedFrame = {
  image: ImageBitmap
  /** When the camera or film captured it. */
  time: Milliseconds
}

/** Source of pictures: the camera, or a film replayed at its own timestamps. */
export type FrameSource = {
  /**
   * Calls `onFrame` for each picture until `stop`. A live source drops pictures while two are in progress; a film waits
   * for each. Resolves when the source ends or is stopped.
   */
  start(onFrame: (frame: CapturedFrame) => Promise<void>): Promise<void>
  stop(): void
}
