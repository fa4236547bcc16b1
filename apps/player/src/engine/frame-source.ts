import type { Milliseconds } from '@lithe/pose'

/** One frame for the pose engine; its receiver closes it. */
export type CapturedFrame = {
  image: ImageBitmap
  /** Capture time from camera or film. */
  time: Milliseconds
}

/** Source of frames: the camera, or a film replayed at its own timestamps. */
export type FrameSource = {
  /**
   * Calls `onFrame` for each frame until `stop`. A live source drops frames while two are in progress; a film waits
   * for each. Resolves when the source ends or is stopped.
   */
  start(onFrame: (frame: CapturedFrame) => Promise<void>): Promise<void>
  stop(): void
}
