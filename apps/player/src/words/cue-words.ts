import type { Cue } from '../session/cue.ts'

/** Said on the way, in a breath. */
export const cueWords = {
  'held-10': 'Ten seconds. Well held',
  'held-30': 'Thirty seconds. Lovely',
  'held-60': 'One minute. Well done',
  'held-90': 'A minute and a half',
  'ten-seconds-left': 'Ten seconds left',
  'finish-any-time': 'Had enough? Face the phone, arms crossed above your head',
  'finish-by-resting': 'Had enough? Lower your knees and rest',
} satisfies Record<Cue, string>
