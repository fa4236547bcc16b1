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
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    async detect(image, timeMs) {
      const risingMs = Math.max(lastMs + leastSpanMs, timeMs)
      lastMs = risingMs
      const seen = await graph.look(read(image), risingMs, confidence)
      confidence = search.next(seen !== null, timeMs)
      return seen ? seen.pose : null
    },
    async doubt() {
      // Found in the dark by a search that asks for little, it is not given up for what such a search finds next.
      graph.doubt(searchConfidence.usual)
    },
    async reset() {
      search = createBodySearch()
      confidence = searchConfidence.usual
      lastMs = Number.NEGATIVE_INFINITY
      graph.forget()
    },
    close() {
      networks.close()
    },
  }
}
