/** Spoken cues during a window: time elapsed, time left, and that the person may stop. */
export const cues = [
  'lift-when-ready',
  'lift-supported-when-ready',
  'begin-when-ready',
  'clock-runs',
  'steady',
  'keep-going',
  'once-more',
  'stay-there',
  'held-10',
  'held-30',
  'held-60',
  'held-90',
  'held-120',
  'ten-seconds-left',
  'finish-any-time',
  'finish-by-resting',
] as const
export type Cue = (typeof cues)[number]

/** Cues that follow the body from frame to frame, changing too often to be spoken. */
export const momentCues = [
  'steady',
  'keep-going',
  'once-more',
  'stay-there',
] as const satisfies readonly Cue[]
export type MomentCue = (typeof momentCues)[number]

/** Seconds held, with their announcements. */
export const milestones = [
  [10, 'held-10'],
  [30, 'held-30'],
  [60, 'held-60'],
  [90, 'held-90'],
  [120, 'held-120'],
] as const satisfies readonly (readonly [seconds: number, cue: Cue])[]
