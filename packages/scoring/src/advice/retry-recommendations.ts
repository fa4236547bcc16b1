import type { RefusalReason, Test } from '@lithe/movements/catalog'
import { type Advice, plain, type Situation } from './advice.ts'

export type MissingFacts = Situation & {
  missing: Test
  /** Null: the test was never done, or its result could not be used. */
  reason: RefusalReason | null
}

/** The same thing in the way asks for the same words. */
const again = (reason: RefusalReason, text: string, because: string): Advice<MissingFacts> => ({
  ...plain,
  id: `again-${reason}`,
  test: 'any',
  kind: 'recommendation',
  topic: 'again',
  when: facts => facts.reason === reason,
  mayRepeat: true,
  text,
  because,
})

/** What to change when a test gave no number. */
export const retryRecommendations: readonly Advice<MissingFacts>[] = [
  again(
    'no-person',
    'Let’s do {testName} again: we could not find you in the picture.',
    'A lit room and a plain wall behind you help the camera.',
  ),
  again(
    'body-out-of-frame',
    'Let’s do {testName} again: part of you was out of the picture.',
    'Two steps further from the phone and we see you whole.',
  ),
  again(
    'feet-out-of-frame',
    'Let’s do {testName} again: your feet were out of the picture.',
    'Tilt the phone down a little or step back, because the feet tell half the story.',
  ),
  again(
    'not-side-on',
    'Let’s do {testName} again, with your side to the phone.',
    'From the side the angle at your hips can be seen.',
  ),
  again(
    'not-facing-camera',
    'Let’s do {testName} again, facing the phone.',
    'From the front both feet can be told apart.',
  ),
  again(
    'too-few-frames',
    'Let’s do {testName} again: the phone was too busy to keep up.',
    'Close other apps first, and the phone has more time for the picture.',
  ),
  again(
    'knees-bent',
    'Let’s do {testName} again with straight knees, even if you go less far.',
    'Only a straight leg shows how far the hips fold.',
  ),
  again(
    'no-attempt',
    'Give {testName} a try when you feel like it.',
    'Even a small beginning gives us something to go by.',
  ),
  again(
    'interrupted',
    'Let’s do {testName} again in a quiet moment: something came in between.',
    'A call or a locked phone stops the clock.',
  ),
  again(
    'stopped',
    'You stopped {testName} early, which is always your right. Come back to it when it feels good.',
    'You know your body best.',
  ),
  again(
    'near-fall',
    'Leave {testName} for another day, and have a sturdy chair within reach when you come back to it.',
    'You lost your footing there, so we stopped and counted nothing.',
  ),
  again(
    'felt-unwell',
    'Leave {testName} until you feel quite well, and ask your doctor before you do it again if that goes on.',
    'You told us that it did not feel good, and a number is not worth that.',
  ),
  again(
    'left-out',
    'Leave {testName} out for as long as that is right for you.',
    'It was not for you today, and that takes nothing off.',
  ),
  {
    ...plain,
    id: 'again-not-done',
    test: 'any',
    kind: 'recommendation',
    topic: 'again',
    // Not the bend: it may have been left out on advice, for the sake of the bones.
    when: ({ reason, missing }) => reason === null && missing !== 'flexibility',
    text: 'Add {testName} next time, if nothing speaks against it.',
    because: 'With it, the report rests on one movement more.',
  },
]
