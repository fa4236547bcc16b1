export type BenchOptions = { url: string; pictures: number; rounds: number }

/**
 * Mean ms a picture: the bare reference engine, which blocks the page; our engine in a worker on one core; and the whole
 * shipped pipeline.
 */
export type BenchRound = {
  referenceMsPerPicture: number
  oneThreadMsPerPicture: number
  shippedMsPerPicture: number
}

export type BenchReport = {
  engine: string
  /** Cores that compute one picture in the shipped pipeline. */
  threads: number
  rounds: BenchRound[]
  /** The longest task that held the page's own thread while the shipped pipeline ran; 0 when none reached 50 ms. */
  longestTaskMs: number
  analyserMsPerFrame: number
}

/** What the lab page offers for measuring speed. */
export type Bench = (options: BenchOptions) => Promise<BenchReport>

declare global {
  interface Window {
    litheBench: Bench
  }
}
