import type { RuntimeBuild } from '@lithe/contracts/engine'

/** Output of the shipped engine in a worker; landmarks are unsmoothed. */
export type Looked = {
  /** In pixels, for relative distances. */
  size: { width: number; height: number }
  landmarks: (number[] | null)[]
}

/** Features that a browser may lack and that can be disabled, once per page. */
export const absences = ['worker', 'threads', 'threads that start', 'relaxed SIMD'] as const
export type Absence = (typeof absences)[number]

/** Median milliseconds per frame. */
export type Speed = { build: RuntimeBuild; threads: number; oneThreadMs: number; allThreadsMs: number }

export type LookAtPictures = {
  /** Frames of a film as PNGs, three per second from its beginning. */
  take(url: string, count: number): Promise<string[]>
  /** Processes the same frames as decoded by this browser. */
  film(url: string, count: number): Promise<Looked>
  /** Processes frames that are identical in every browser. */
  pictures(pngs: readonly string[]): Promise<Looked>
  /** The same with the player's fallback for an absent feature, named by `chosen`. Once per page. */
  without(absence: Absence, pngs: readonly string[]): Promise<Looked & { chosen: string }>
  /** Times the film's first frames with one thread and with all allowed, alternately. */
  time(url: string, count: number): Promise<Speed>
  /** Processes the film's first frames again and again; returns how many it processed. */
  keepLooking(url: string, seconds: number): Promise<number>
}

declare global {
  interface Window {
    litheLook: LookAtPictures
  }
}
