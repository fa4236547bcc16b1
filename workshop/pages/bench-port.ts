export type BenchOptions = { url: string; pictures: number; rounds: number }

/**
 * Mean ms per frame: the bare reference engine, which blocks the page; our engine in a worker on one core; and the
 * shipped pipeline.
 */
export type BenchRound = {
  referenceMsPerPicture: number
  oneThreadMsPerPicture: number
  shippedMsPerPicture: number
}

export type BenchReport = {
  engine: string
  /** Cores used by the shipped pipeline. */
  threads: number
  rounds: BenchRound[]
  /** Longest main-thread task while the shipped pipeline ran; 0 if below 50 ms. */
  longestTaskMs: number
  analyserMsPerFrame: number
}

/** The lab page's speed benchmark. */
export type Bench = (options: BenchOptions) => Promise<BenchReport>

declare global {
  interface Window {
    litheBench: Bench
  }
}
