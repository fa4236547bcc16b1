import type { PoseFrame } from '@lithe/pose'
import type { CapturedFrame } from './frame-source.ts'

export type LoadProgress = { loadedBytes: number; totalBytes: number }

/** The pose model, warmed up; one per page. */
export type PoseEngine = {
  /** The warm-up's choice, e.g. "full · 2 threads · worker". */
  readonly description: string
  /** Finds the person, smoothed, and closes the image. Frames must be in time order. Null if the frame was lost. */
  detect(frame: CapturedFrame): Promise<PoseFrame | null>
  /** Checks in the next frame that the tracked region holds the person. */
  doubt(): Promise<void>
  /** Changes to the small model, for a device too slow for the full one. */
  lighten(): Promise<void>
  /** Forgets the person between two measurements. */
  reset(): Promise<void>
}

export type LoadPoseEngine = (onProgress: (progress: LoadProgress) => void) => Promise<PoseEngine>
