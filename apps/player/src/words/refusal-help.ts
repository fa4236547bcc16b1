import type { RefusalReason, VariantId } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'
import { startsWithLift } from '../state/clock.ts'
import { attemptAt, wordsFor } from './movement-words.ts'

const atHipHeight = 'Put the phone upright at hip height, leaning against something.'
const wholeBody = [atHipHeight, 'Move back about three big steps, until you see yourself from head to toes.']

/** What counts as an attempt in an easier way. */
const variantAttempts = {
  supported: 'Keep one hand on the chair, and lift one foot a hand’s width off the floor.',
  'semi-tandem': 'Put one foot half a step before the other, and keep both where they are.',
  seated: 'Sit near the front of the chair, with both feet on the floor before you begin.',
} satisfies Record<VariantId, string>

const help: Record<RefusalReason, readonly string[]> = {
  'no-person': [...wholeBody, 'Switch a lamp on in front of you, and turn away from the window.'],
  'body-out-of-frame': wholeBody,
  'feet-out-of-frame': [
    ...wholeBody,
    'If there is no room behind you, tilt the top of the phone towards you.',
  ],
  'not-side-on': [
    'Turn until one shoulder points at the phone, and both feet point along the wall.',
    'Stay turned that way until the movement is over.',
  ],
  'not-facing-camera': [
    'Turn until your chest and both feet point at the phone.',
    'Stay turned that way until the movement is over.',
  ],
  'too-few-frames': [
    'Close every other app and page, and switch battery saving off.',
    'Switch a lamp on: phones take fewer pictures in the dark.',
  ],
  'knees-bent': [
    'Before you fold, press your knees back until your legs are straight.',
    'Stop where they begin to bend: that is your reach, and it counts.',
  ],
  'no-attempt': ['Wait for the tone after three, two, one.'],
  interrupted: [],
  stopped: [],
  'near-fall': [],
  'felt-unwell': [],
  'left-out': [],
}

const stretchedLeg = [
  'Stretch the leg that is nearer to the phone: the other one would hide it.',
  'Rest its heel on the floor, press the knee down, and keep it so.',
]

const unhurried = ['There is no hurry: after three, two, one the clock waits until you begin.']

/** For someone whose last try did not count either: exactly what to change, step by step. */
export function refusalHelp(reason: RefusalReason, assignment: Assignment): readonly string[] {
  const { movement, ease } = assignment
  if (reason === 'knees-bent' && ease === 'seated') return stretchedLeg
  if (reason === 'no-attempt')
    return [
      ...(startsWithLift(movement) ? unhurried : help[reason]),
      ease ? variantAttempts[ease] : attemptAt(movement),
    ]
  const place = wordsFor(assignment).place ?? atHipHeight
  return help[reason].map(step => (step === atHipHeight ? place : step))
}
