import type { PoseFrame } from '@lithe/pose'
import type { CapturedFrame } from './frame-source.ts'

export type LoadProgress = { loadedBytes: number; totalBytes: number }

/** The pose model, warmed up and ready; one per page life. */
export type PoseEngine = {
  /** What was chosen at warm-up, e.g. "full · 2 threads · worker". */
  readonly description: string
  /** Finds the person; smoothing is done. Closes the frame's image. Frames must come in time order. Null for one that was lost. */
  detect(frame: CapturedFrame): Promise<PoseFrame | null>
  /** Makes sure, with the next picture, that the person is where it is followed. */
  doubt(): Promise<void>
  /** Forgets the last person, between two measurements. */
  reset(): Promise<void>
}

export type LoadPoseEngine = (onProgress: (progress: LoadProgress) => void) => Promise<PoseEngine>
