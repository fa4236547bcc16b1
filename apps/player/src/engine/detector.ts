import type { NetworkFiles } from './litert/litert-networks.ts'
import type { RuntimeFile } from './litert/open-litert.ts'
import type { RawPose } from './raw-pose.ts'

export type ModelSize = 'full' | 'lite'
export type DetectorChoice = {
  model: ModelSize
  thread: 'worker' | 'page'
  /** Cores that compute one picture. More than one needs the threaded build of the runtime. */
  threads: number
}

/** Everything a detector is built from, downloaded beforehand so that it makes no request of its own. */
export type DetectorParts = {
  runtime: RuntimeFile
  networks: NetworkFiles
  threads: number
}

/** What finds the landmarks, in whichever thread it was made. */
export type Detector = {
  detect(image: ImageBitmap, timeMs: number): Promise<RawPose | null>
  /** The body may not lie where it is followed: the next picture is searched for it as well. */
  doubt(): Promise<void>
  /** The next picture may show another person. */
  reset(): Promise<void>
  close(): void
}
