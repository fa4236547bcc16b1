import type { FreeReport } from '@lithe/contracts/api'
import type { RefusalReason } from '@lithe/movements/catalog'
import { type Comparison, comparisonToldBy } from '@lithe/scoring/words'

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
  'near-fall': 'you lost your footing, and everything stopped',
  'felt-unwell': 'you did not feel well, and stopped',
  'left-out': 'left out today, for your safety',
}

/** What to do about it next time. */
const nextTime: Record<RefusalReason, string> = {
  'no-person': 'Next time, turn on a light and stand before a plain wall.',
  'body-out-of-frame': 'Next time, take two steps back, so that all of you is in the picture.',
  'feet-out-of-frame': 'Next time, tilt the phone down a little or step back.',
  'not-side-on': 'Next time, turn your side to the phone.',
  'not-facing-camera': 'Next time, turn to face the phone.',
  'too-few-frames': 'Next time, close other apps first, so that the phone can keep up.',
  'knees-bent': 'Next time, keep your knees straight, even if you reach less far.',
  'no-attempt': 'Give it a try when you feel like it; a small beginning is enough.',
  interrupted: 'Next time, pick a quiet moment: a call or a locked phone stops the clock.',
  stopped: 'Stopping is always right. Come back to it when it feels good.',
  'near-fall': 'Next time, keep a hand on a sturdy chair, and somebody near.',
  'felt-unwell': 'Rest first. Come back to it on a day when you feel quite well.',
  'left-out': 'Leave it out for as long as that is right for you.',
}

export const notMeasuredSentence = (reason: RefusalReason | null) =>
  `Not measured${reason ? `: ${missingBecause[reason]}` : ''}.`

export const missingSentence = (reason: RefusalReason | null) =>
  `${notMeasuredSentence(reason)} It is left out of your mobility age.`

export const nextTimeSentence = (reason: RefusalReason | null) =>
  reason ? nextTime[reason] : 'Add it next time, if nothing speaks against it.'

/** What a test does to the mobility age, e.g. "takes 3 years off". */
export function yearsSentence(years: number): string {
  const whole = Math.round(Math.abs(years))
  if (whole === 0) return 'leaves your age as it is'
  const span = whole === 1 ? '1 year' : `${whole} years`
  return years > 0 ? `adds ${span}` : `takes ${span} off`
}

const headings: Record<Comparison, string> = {
  'younger than': 'Younger than your years',
  'close to': 'Right in step with your years',
  'older than': 'A good place to begin',
}

/** The first words of a report: never a verdict. */
export function reportHeading({ userName, userAge, mobilityAge, comparison }: FreeReport): string {
  const words =
    mobilityAge === null
      ? 'Here is your report'
      : headings[comparisonToldBy(comparison, mobilityAge, userAge)]
  return userName ? `${words}, ${userName}` : words
}
