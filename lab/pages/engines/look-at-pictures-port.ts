import type { RuntimeBuild } from '@lithe/contracts/engine'

/** What the shipped engine, in a worker, says of pictures; landmarks are those of the detector, not smoothed. */
export type Looked = {
  /** Pixels, so that distances can be told as a share of the picture. */
  size: { width: number; height: number }
  landmarks: (number[] | null)[]
}

/** What a browser may lack, and can be made to lack in a page of its own. */
export const absences = ['worker', 'threads', 'threads that start', 'relaxed SIMD'] as const
export type Absence = (typeof absences)[number]

/** Milliseconds a picture, medians. */
export type Speed = { build: RuntimeBuild; threads: number; oneThreadMs: number; allThreadsMs: number }

export type LookAtPictures = {
  /** Pictures of a film, three a second from its beginning, as PNGs. */
  take(url: string, count: number): Promise<string[]>
  /** Looks at the same pictures of a film as this browser decodes it. */
  film(url: string, count: number): Promise<Looked>
  /** Looks at pictures whose pixels are the same in every browser. */
  pictures(pngs: readonly string[]): Promise<Looked>
  /** The same with what the player chooses where something is absent; `chosen` names it. Once in a page's life. */
  without(absence: Absence, pngs: readonly string[]): Promise<Looked & { chosen: string }>
  /** The film's first pictures, with one thread and with as many as are allowed here, in turn. */
  time(url: string, count: number): Promise<Speed>
  /** Goes on looking at the film's first pictures; says at how many it looked. */
  keepLooking(url: string, seconds: number): Promise<number>
}

declare global {
  interface Window {
    litheLook: LookAtPictures
  }
}
