import { createPoseGraph, type Networks } from '@lithe/pose/graph'
import { createBodySearch, type SearchConfidence, searchConfidence } from '../body-search.ts'
import type { Detector } from '../detector.ts'
import { createBitmapReader } from './bitmap-picture.ts'

/** A span that no clock could have meant: pictures that came at once, or went back in time. */
const leastSpanMs = 1

/** Our own graph over the two networks, in whichever thread it was made; what it says is not smoothed. */
export function createGraphDetector(networks: Networks & { close(): void }): Detector {
  const graph = createPoseGraph(networks)
  const read = createBitmapReader()
  let search = createBodySearch()
  let confidence: SearchConfidence = searchConfidence.usual
  let saidMs = Number.NaN
  let risingMs = 0

  /** A time that rises, whatever the clock says: a picture that it sets back, or gives no time, costs its own span alone. */
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
      // Found in the dark by a search that asks for little, it is not given up for what such a search finds next.
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
