import { landscape, portrait } from './cameras.ts'
import { type Clip, line } from './clip.ts'
import { demonstrations } from './demonstrations.ts'

/** One movement each: what to do, then why. */
export const movementClips: readonly Clip[] = [
  {
    id: 'single-leg-stance',
    size: portrait,
    lines: [
      line(0.3, 3.5, 'Stand on one leg, either one, for as long as you can.'),
      line(4, 7, 'It shows how steady you are on every stair.'),
    ],
    posterSeconds: 3.6,
    takes: [demonstrations['single-leg-stance']],
  },
  {
    id: 'toe-touch',
    size: portrait,
    lines: [
      line(0.3, 3.4, 'Knees straight, let your hands travel to your toes.'),
      line(3.9, 6.8, 'It shows how freely your back and legs fold.'),
    ],
    posterSeconds: 3.4,
    takes: [demonstrations['toe-touch']],
  },
  {
    id: 'squat',
    size: portrait,
    lines: [
      line(0.3, 3.3, 'Sit back as if onto a chair, then stand tall.'),
      line(3.8, 6.6, 'It shows how strong your legs are.'),
    ],
    posterSeconds: 2.1,
    takes: [demonstrations.squat],
  },
  {
    id: 'push-up',
    size: landscape,
    lines: [
      line(0.3, 3.3, 'Lower your chest in one line, and press up.'),
      line(3.8, 6.6, 'It shows how strong your arms and chest are.'),
    ],
    posterSeconds: 2,
    takes: [demonstrations['push-up']],
  },
  {
    id: 'jumping-jack',
    size: portrait,
    lines: [
      line(0.3, 3.2, 'Jump your feet apart, your hands overhead, and back.'),
      line(3.6, 6.4, 'It shows how your whole body works together.'),
    ],
    posterSeconds: 1.65,
    takes: [demonstrations['jumping-jack']],
  },
  {
    id: 'plank',
    size: landscape,
    lines: [
      line(0.4, 3.6, 'On your forearms, lift your knees and hold one straight line.'),
      line(4.2, 7.4, 'It shows how well your middle carries you.'),
    ],
    posterSeconds: 4.5,
    takes: [demonstrations.plank],
  },
  {
    id: 'sit-and-reach',
    size: landscape,
    lines: [
      line(0.3, 3.3, 'Legs straight, let your hands travel to your toes.'),
      line(3.8, 6.8, 'It shows how freely your back and legs fold.'),
    ],
    posterSeconds: 3.9,
    takes: [demonstrations['sit-and-reach']],
  },
]
