import type { RawPose } from '@lithe/pose/graph'
import type { RuntimeFile } from './open-litert.ts'

export type ModelSize = 'full' | 'lite'
export type DetectorChoice = {
  model: ModelSize
  thread: 'worker' | 'page'
  /** Threads per picture. More than one needs the threaded runtime. */
  threads: number
}

export const networkNames = ['body', 'landmarks'] as const
export type NetworkName = (typeof networkNames)[number]
/** Network files; each may still be downloading while the runtime starts. */
export type NetworkFiles = Readonly<Record<NetworkName, Promise<ArrayBuffer>>>

/** Everything a detector needs, downloaded by the page, so that it makes no requests. */
export type DetectorParts = {
  runtime: RuntimeFile
  networks: NetworkFiles
  threads: number
}

/** Finds landmarks, on whichever thread it was created. */
export type Detector = {
  detect(image: ImageBitmap, timeMs: number): Promise<RawPose | null>
  /** The tracked region may be wrong: searches the next picture for the body too. */
  doubt(): Promise<void>
  /** The next picture may show another person. */
  reset(): Promise<void>
  close(): void
}
