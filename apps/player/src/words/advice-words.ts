import type { FramingAdvice, LiveAdvice } from '@lithe/movements'

/** One thing to change before the start; each is both shown and said. */
export const framingWords = {
  'step-into-view': 'Step into the picture',
  'step-back': 'Step back until all of you is in the picture',
  'come-closer': 'Come a little closer',
  'show-feet': 'Step back until your feet are in the picture',
  'move-left': 'Move a little to your left',
  'move-right': 'Move a little to your right',
  'turn-side-on': 'Turn sideways to the camera',
  'face-camera': 'Turn to face the camera',
  'stand-tall': 'Stand tall, arms by your sides',
  'hold-still': 'Lovely. Now hold still',
} satisfies Record<FramingAdvice, string>

/** One thing to change while moving. */
export const liveWords = {
  'step-into-view': 'Come back into the picture',
  'show-feet': 'Keep your feet in the picture',
  'straighten-knees': 'Straighten your knees',
  'go-lower': 'A little lower',
  'lift-one-foot': 'Lift one foot',
  'keep-still': 'Stay as still as you can',
  'turn-side-on': 'Turn sideways to the camera',
  'face-camera': 'Turn to face the camera',
} satisfies Record<LiveAdvice, string>

export const slowPhoneWords = 'This phone is a little slow here: close other apps, and let in more light.'
