import type { Pose } from '@lithe/pose'

/** An engine that finds a person's landmarks in a picture: ours, or one that it is compared with. */
export type Peer = {
  detect(image: ImageBitmap, timeMs: number): Promise<Pose | null>
  /** The next picture belongs to another film. */
  reset(): Promise<void>
}

/** Files of the peers' packages are served below this. */
export const peersUrl = '/peers'
