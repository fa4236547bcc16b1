import { landscape, portrait, wideCamera } from './cameras.ts'
import type { Clip } from './clip.ts'
import { linesOf } from './lines.ts'
import { demonstrations } from './movement-clips.ts'

/** Clips of a whole set in a few seconds, movement by movement. */
export const previewClips: readonly Clip[] = [
  {
    id: 'ready',
    size: portrait,
    lines: linesOf('ready', [0.2, 2.8], [3.1, 5.8], [6.1, 8.7]),
    posterSeconds: 2,
    takes: [
      { ...demonstrations['single-leg-stance'].take, fromSeconds: 0.6, seconds: 3 },
      { ...demonstrations['toe-touch'].take, fromSeconds: 0.6, seconds: 3 },
      { ...demonstrations.squat.take, fromSeconds: 0.6, seconds: 3 },
    ],
  },
  {
    id: 'ready-organisation',
    size: landscape,
    lines: linesOf('ready-organisation', [0.1, 1.9], [2.1, 3.9], [4.1, 5.9], [6.1, 7.9], [8.1, 9.9]),
    posterSeconds: 1,
    takes: [
      { ...demonstrations['push-up'].take, fromSeconds: 0.8, seconds: 2 },
      { ...demonstrations['jumping-jack'].take, camera: wideCamera, fromSeconds: 0.7, seconds: 2 },
      { ...demonstrations['single-leg-stance'].take, camera: wideCamera, fromSeconds: 0.7, seconds: 2 },
      { ...demonstrations.plank.take, fromSeconds: 1, seconds: 2 },
      { ...demonstrations['sit-and-reach'].take, fromSeconds: 0.9, seconds: 2 },
    ],
  },
]
