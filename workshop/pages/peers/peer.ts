import type { Pose } from '@lithe/pose'

/** An engine that finds a person's landmarks: ours, or one for comparison. */
export type Peer = {
  detect(image: ImageBitmap, timeMs: number): Promise<Pose | null>
  /** The next frame belongs to another film. */
  reset(): Promise<void>
}

export const peersUrl = '/peers'
