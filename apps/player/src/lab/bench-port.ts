export type BenchOptions = { url: string; pictures: number; rounds: number }

/** Mean ms a picture: the engine alone in a worker kept busy, the whole shipped pipeline, and the engine alone on the page. */
export type BenchRound = { bareMsPerPicture: number; shippedMsPerPicture: number; onPageMsPerPicture: number }

export type BenchReport = {
  engine: string
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
