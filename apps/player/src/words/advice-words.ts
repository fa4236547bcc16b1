import type { FramingAdvice, LiveAdvice } from '@lithe/movements'

/** One thing to change before the start; each is both shown and said. */
export const framingWords = {
  'step-into-view': 'Step into the picture',
  'step-back': 'Step back until all of you is in the picture',
  'come-closer': 'Come a little closer',
  'show-feet': 'Step back until your feet are in the picture',
  'move-left': 'Move a little to your left',
  'move-right': 'Move a little to your right',
  'move-forward': 'Move a little forwards',
  'move-back': 'Move a little back',
  'turn-phone': 'Turn the phone on its side',
  'turn-side-on': 'Turn sideways to the camera',
  'face-camera': 'Turn to face the camera',
  'stand-tall': 'Stand tall, arms by your sides',
  'get-down': 'Come down onto your hands and knees',
  'straighten-arms': 'Straighten your arms, hands on the floor',
  'sit-down': 'Sit on the floor, legs before you',
  'sit-on-chair': 'Sit down on your chair',
  'sit-tall': 'Sit up tall',
  'straighten-legs': 'Stretch your legs out straight',
  'hold-still': 'Lovely. Now hold still',
} satisfies Record<FramingAdvice, string>

/** One thing to change while moving. */
export const liveWords = {
  'step-into-view': 'Come back into the picture',
  'show-feet': 'Keep your feet in the picture',
  'straighten-knees': 'Straighten your knees',
  'straighten-that-leg': 'Stretch that leg out straight',
  'go-lower': 'A little lower',
  'lift-again': 'Foot down. Lift again if you like',
  'lift-knees': 'Lift your knees off the floor',
  'raise-hips': 'Lift your hips a little',
  'lower-hips': 'Lower your hips a little',
  'keep-still': 'Stay as still as you can',
  'turn-side-on': 'Turn sideways to the camera',
  'face-camera': 'Turn to face the camera',
} satisfies Record<LiveAdvice, string>

export const slowPhoneWords = 'This phone is a little slow here: close other apps, and let in more light.'
