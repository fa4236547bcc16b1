import type { RefusalReason } from '@lithe/movements/catalog'

/** Why a test gave no number, to follow "Not measured:". */
const missingBecause: Record<RefusalReason, string> = {
  'no-person': 'the camera did not see you',
  'body-out-of-frame': 'part of you was out of the picture',
  'feet-out-of-frame': 'your feet were out of the picture',
  'not-side-on': 'the camera did not see you from the side',
  'not-facing-camera': 'the camera did not see you from the front',
  'too-few-frames': 'the picture came too slowly',
  'knees-bent': 'your knees were bent',
  'no-attempt': 'the movement was not seen',
  interrupted: 'the camera was interrupted',
  stopped: 'you stopped before the end',
}

export const missingSentence = (reason: RefusalReason | null) =>
  `Not measured${reason ? `: ${missingBecause[reason]}` : ''}. It is left out of your mobility age.`

/** What a test does to the mobility age, e.g. "takes 3 years off". */
export function yearsSentence(years: number): string {
  const whole = Math.round(Math.abs(years))
  if (whole === 0) return 'leaves your age as it is'
  const span = whole === 1 ? '1 year' : `${whole} years`
  return years > 0 ? `adds ${span}` : `takes ${span} off`
}
