import type { DetectorParts } from './detector.ts'
import type { RawPose } from './raw-pose.ts'

/** Page → worker. Requests are answered in their order, so they need no numbers. */
export type DetectorRequest =
  | { type: 'create'; parts: DetectorParts }
  | { type: 'detect'; image: ImageBitmap; timeMs: number }
  | { type: 'doubt' }
  | { type: 'reset' }

/** Worker → page. */
export type DetectorAnswer =
  | { type: 'done' }
  | { type: 'pose'; raw: RawPose | null }
  | { type: 'failed'; message: string }
