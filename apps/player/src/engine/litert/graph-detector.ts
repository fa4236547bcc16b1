import { createPoseGraph, type Networks } from '@lithe/pose/graph'
import { createBitmapReader } from './bitmap-picture.ts'
import { createBodySearch, type SearchConfidence, searchConfidence } from './body-search.ts'
import type { Detector } from './detector.ts'

/** Shorter intervals come from bursts of frames, or a clock set back. */
const leastSpanMs = 1

/** Runs our own graph over the two networks, on this thread; results are unsmoothed. */
export function createGraphDetector(networks: Networks & { close(): void }): Detector {
  const graph = createPoseGraph(networks)
  const read = createBitmapReader()
  let search = createBodySearch()
  let confidence: SearchConfidence = searchConfidence.usual
  let saidMs = Number.NaN
  let risingMs = 0

  /** Makes time monotonic: a frame with an earlier or missing timestamp only loses its own interval. */
  function risingFrom(timeMs: number): number {
    const spanMs = timeMs - saidMs
    risingMs += Number.isFinite(spanMs) ? Math.max(leastSpanMs, spanMs) : leastSpanMs
    saidMs = timeMs
    return risingMs
  }

  return {
    async detect(image, timeMs) {
      const at = risingFrom(timeMs)
      const seen = await graph.look(read(image), at, confidence)
      confidence = search.next(seen !== null, at)
      return seen ? seen.pose : null
    },
    async doubt() {
      // A body found in the dark at low confidence is not replaced by another low-confidence result.
      graph.doubt(searchConfidence.usual)
    },
    async reset() {
      search = createBodySearch()
      confidence = searchConfidence.usual
      saidMs = Number.NaN
      graph.forget()
    },
    close() {
      networks.close()
    },
  }
}
