import type { Cue } from '../state/cue.ts'

/** Said on the way, in a breath. */
export const cueWords = {
  'lift-when-ready': 'Lift one foot when you are ready',
  'lift-supported-when-ready': 'Hand on the chair. Lift when you are ready',
  'begin-when-ready': 'Begin when you are ready',
  'clock-runs': 'The clock is running',
  steady: 'Steady',
  'held-10': 'Ten seconds. Well held',
  'held-30': 'Thirty seconds. Lovely',
  'held-60': 'One minute. Well done',
  'held-90': 'A minute and a half',
  'held-120': 'Two minutes. Well done',
  'ten-seconds-left': 'Ten seconds left',
  'finish-any-time': 'Had enough? Face the phone, arms crossed above your head',
  'finish-by-resting': 'Had enough? Lower your knees and rest',
} satisfies Record<Cue, string>
