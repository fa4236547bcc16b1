import type { RuntimeBuild } from '@lithe/contracts/engine'

/** Output of the shipped engine in a worker; landmarks are unsmoothed. */
export type Looked = {
  /** Pixels, for relative distances. */
  size: { width: number; height: number }
  landmarks: (number[] | null)[]
}

/** Features a browser may lack, which can be disabled per page. */
export const absences = ['worker', 'threads', 'threads that start', 'relaxed SIMD'] as const
export type Absence = (typeof absences)[number]

/** Milliseconds a picture, medians. */
export type Speed = { build: RuntimeBuild; threads: number; oneThreadMs: number; allThreadsMs: number }

export type LookAtPictures = {
  /** Pictures of a film as PNGs, three a second from its beginning. */
  take(url: string, count: number): Promise<string[]>
  /** Processes the same pictures as decoded by this browser. */
  film(url: string, count: number): Promise<Looked>
  /** Processes pictures identical in every browser. */
  pictures(pngs: readonly string[]): Promise<Looked>
  /** The same with the player's fallback for an absent feature, named by `chosen`. Once per page. */
  without(absence: Absence, pngs: readonly string[]): Promise<Looked & { chosen: string }>
  /** Times the film's first pictures with one thread and with all allowed, alternately. */
  time(url: string, count: number): Promise<Speed>
  /** Keeps processing the film's first pictures; returns their number. */
  keepLooking(url: string, seconds: number): Promise<number>
}

declare global {
  interface Window {
    litheLook: LookAtPictures
  }
}
