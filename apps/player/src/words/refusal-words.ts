import type { RefusalReason } from '@lithe/movements/catalog'
import { startsWithLift } from '../state/clock.ts'
import type { Kept, Refused } from '../state/player-state.ts'
import { resultWords } from './result-words.ts'

type Refusal = { title: string; why: string }

const again = 'Let’s do that one again'

/** Why there is no number, and what will make the next try work. */
export const refusalWords = {
  'no-person': {
    title: again,
    why: 'The camera could not find you. Stay where all of you is in the picture.',
  },
  'body-out-of-frame': {
    title: again,
    why: 'Part of you was out of the picture. Move a little further back.',
  },
  'feet-out-of-frame': {
    title: again,
    why: 'Your feet were out of the picture. Move a little further back, or tilt the phone down.',
  },
  'not-side-on': {
    title: again,
    why: 'The camera needs to see you from the side for this one.',
  },
  'not-facing-camera': {
    title: again,
    why: 'The camera needs to see you from the front for this one.',
  },
  'too-few-frames': {
    title: again,
    why: 'The picture was too jumpy to count on. Close other apps, let in more light and keep the phone plugged in.',
  },
  'knees-bent': {
    title: again,
    why: 'Your knees were bent. Keep them straight, even if you do not reach as far.',
  },
  'no-attempt': {
    title: again,
    why: 'The camera saw you, but not the movement. Start as soon as the countdown ends.',
  },
  interrupted: {
    title: 'Welcome back',
    why: 'While you were away the camera was off, and nothing was counted. Press when you stand ready.',
  },
  stopped: {
    title: 'You stopped. That’s fine',
    why: 'Take a breath. Nothing was counted.',
  },
  'near-fall': {
    title: 'Take your time',
    why: 'Do it again only when you feel steady, or go on without it.',
  },
  'felt-unwell': {
    title: 'Sit down and rest',
    why: 'Nothing was counted, and nothing has to be. See how you feel in a while.',
  },
  'left-out': {
    title: 'Not today',
    why: 'This one is left out today, and that takes nothing off.',
  },
} satisfies Record<RefusalReason, Refusal>

/** Before something that takes all of one's strength is done once more. */
export const restWords = (seconds: number) =>
  `Rest for ${seconds} seconds first, or longer. Nothing starts until you press.`

const leftWithSomething: Refusal = {
  title: 'You left the picture',
  why: 'So the try has stopped. Keep what was counted until then, or do it again.',
}

const stretchedLegBent: Refusal = {
  title: again,
  why: 'The stretched leg looked bent. Stretch the one nearer to the phone, and keep its knee straight.',
}

const notBegun: Refusal = {
  title: again,
  why: 'The camera saw you, but nothing that could be timed. There is no hurry: the clock starts only when you do.',
}

const cameraStopped: Refusal = {
  title: 'The camera stopped',
  why: 'So that try does not count. Another app may have taken the camera, or it was switched off. Press when you stand ready.',
}

function stoppedWith({ measurement }: Kept): Refusal {
  const { value, unit } = resultWords(measurement)
  return {
    title: refusalWords.stopped.title,
    why: `Until then it was ${value} ${unit}. Keep that, or do the movement again.`,
  }
}

export function refusalWordsFor({
  reason,
  kept,
  isCameraLost,
  assignment: { movement, ease },
}: Pick<Refused, 'reason' | 'kept' | 'isCameraLost' | 'assignment'>): Refusal {
  if (kept) return reason === 'stopped' ? stoppedWith(kept) : leftWithSomething
  if (isCameraLost) return cameraStopped
  if (reason === 'no-attempt' && startsWithLift(movement)) return notBegun
  return reason === 'knees-bent' && ease === 'seated' ? stretchedLegBent : refusalWords[reason]
}
