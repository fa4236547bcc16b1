import { landscape, portrait, wideCamera } from './cameras.ts'
import { type Clip, line } from './clip.ts'
import { demonstrations } from './movement-clips.ts'

/** A whole set in a few seconds, one movement after the other. */
export const previewClips: readonly Clip[] = [
  {
    id: 'ready',
    size: portrait,
    lines: [
      line(0.2, 2.8, 'First, stand on one leg.'),
      line(3.1, 5.8, 'Then reach for your toes.'),
      line(6.1, 8.7, 'Then sit back, and stand.'),
    ],
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
    lines: [
      line(0.1, 1.9, 'One leg first.'),
      line(2.1, 3.9, 'Then jumping jacks.'),
      line(4.1, 5.9, 'Push-ups.'),
      line(6.1, 7.9, 'A plank.'),
      line(8.1, 9.9, 'And a long, easy reach.'),
    ],
    posterSeconds: 1,
    takes: [
      { ...demonstrations['single-leg-stance'].take, camera: wideCamera, fromSeconds: 0.7, seconds: 2 },
      { ...demonstrations['jumping-jack'].take, camera: wideCamera, fromSeconds: 0.7, seconds: 2 },
      { ...demonstrations['push-up'].take, fromSeconds: 0.8, seconds: 2 },
      { ...demonstrations.plank.take, fromSeconds: 1, seconds: 2 },
      { ...demonstrations['sit-and-reach'].take, fromSeconds: 0.9, seconds: 2 },
    ],
  },
]
