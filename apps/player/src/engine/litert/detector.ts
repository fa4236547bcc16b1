import type { RawPose } from '@lithe/pose/graph'
import type { RuntimeFile } from './open-litert.ts'

export type ModelSize = 'full' | 'lite'
export type DetectorChoice = {
  model: ModelSize
  thread: 'worker' | 'page'
  /** Threads per frame; more than one needs the threaded runtime. */
  threads: number
}

export const networkNames = ['body', 'landmarks'] as const
export type NetworkName = (typeof networkNames)[number]
/** Network files; each may still be downloading while the runtime starts. */
export type NetworkFiles = Readonly<Record<NetworkName, Promise<ArrayBuffer>>>

/** All that a detector needs, downloaded by the page, so that the detector makes no requests. */
export type DetectorParts = {
  runtime: RuntimeFile
  networks: NetworkFiles
  threads: number
}

/** Finds landmarks on the thread it was created on. */
export type Detector = {
  detect(image: ImageBitmap, timeMs: number): Promise<RawPose | null>
  /** Also searches the whole next frame for the body, as the tracked region may be wrong. */
  doubt(): Promise<void>
  /** Forgets the person: the next frame may show another. */
  reset(): Promise<void>
  close(): void
}
