import type { RuntimeFile } from './litert/open-litert.ts'
import type { RawPose } from './raw-pose.ts'

export type ModelSize = 'full' | 'lite'
export type DetectorChoice = {
  model: ModelSize
  thread: 'worker' | 'page'
  /** Cores that compute one picture. More than one needs the threaded build of the runtime. */
  threads: number
}

export const networkNames = ['body', 'landmarks'] as const
export type NetworkName = (typeof networkNames)[number]
/** The networks' files; each may still be on its way while the runtime starts. */
export type NetworkFiles = Readonly<Record<NetworkName, Promise<ArrayBuffer>>>

/** Everything a detector is built from, downloaded by the page so that it makes no request of its own. */
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
