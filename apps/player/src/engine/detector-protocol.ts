import type { DetectorParts } from './detector.ts'
import type { RawPose } from './raw-pose.ts'

/** Page → worker. One request is under way at a time, so answers need no numbers. */
export type DetectorRequest =
  | { type: 'create'; parts: DetectorParts }
  | { type: 'detect'; image: ImageBitmap; timeMs: number }
  | { type: 'reset' }

/** Worker → page. */
export type DetectorAnswer =
  | { type: 'done' }
  | { type: 'pose'; raw: RawPose | null; busyMs: number }
  | { type: 'failed'; message: string }
