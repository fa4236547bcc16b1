/** What is said on the way through a window: how long it has been, how long it will be, and that it may end now. */
export const cues = [
  'held-10',
  'held-30',
  'held-60',
  'held-90',
  'ten-seconds-left',
  'finish-any-time',
  'finish-by-resting',
] as const
export type Cue = (typeof cues)[number]
