import type { RawPose } from '@lithe/pose/graph'
import type { NetworkName } from './litert/detector.ts'
import type { RuntimeFile } from './litert/open-litert.ts'

/** Page → worker. Answered in order, so requests need no ids. */
export type DetectorRequest =
  | { type: 'open'; runtime: RuntimeFile; threads: number }
  | { type: 'compile'; network: NetworkName; file: ArrayBuffer }
  | { type: 'detect'; image: ImageBitmap; timeMs: number }
  | { type: 'doubt' }
  | { type: 'reset' }

/** Worker → page. */
export type DetectorAnswer =
  | { type: 'done' }
  | { type: 'pose'; raw: RawPose | null }
  | { type: 'failed'; message: string }
