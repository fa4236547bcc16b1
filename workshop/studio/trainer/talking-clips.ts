import { portrait, portraitCamera } from './cameras.ts'
import type { Clip } from './clip.ts'
import { asking, greeting } from './gestures.ts'
import { linesOf } from './lines.ts'
import { speakingFace } from './speech-face.ts'

// States no number or duration, because every set begins with this film.
const greetingLines = linesOf('greeting', [0.5, 2], [2.5, 5.3], [5.4, 8])
const askNameLines = linesOf('ask-name', [0.9, 2.5])

/** Clips in which she speaks to the viewer. */
export const talkingClips: readonly Clip[] = [
  {
    id: 'greeting',
    size: portrait,
    lines: greetingLines,
    posterSeconds: 1.5,
    takes: [
      {
        movement: greeting(
          9,
          { rise: 0.2, top: 1, fall: 2.4, end: 3.2 },
          { rise: 5.2, top: 6.1, fall: 7.4, end: 8.5 },
        ),
        camera: portraitCamera({ distanceMetres: 1.78, pitchDegrees: 5, yawDegrees: 8 }),
        fromSeconds: 0,
        seconds: 9,
        expressionAt: speakingFace(greetingLines),
      },
    ],
  },
  {
    id: 'ask-name',
    size: portrait,
    lines: askNameLines,
    posterSeconds: 3.2,
    takes: [
      {
        movement: asking(5, { rise: 0.7, top: 1.7, fall: 3.9, end: 4.9 }),
        camera: portraitCamera({}),
        fromSeconds: 0,
        seconds: 5,
        expressionAt: speakingFace(askNameLines),
      },
    ],
  },
]
