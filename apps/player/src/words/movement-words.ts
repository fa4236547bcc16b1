import type { Definition, IdOfKind, MovementId, VariantId } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'

type MovementWords = {
  /** Where the phone belongs, where it is not upright at hip height. */
  place?: string
  /** Said when the camera opens. */
  pose: string
  /** Said at the end of the countdown. */
  go: string
  /** Under the huge number; singular and plural. */
  unit: readonly [one: string, many: string]
}
/** What a movement as it is meant has on top. */
type WordsAsMeant<Id extends MovementId> = MovementWords & {
  /** What counts as an attempt. */
  attempt: string
} & (Id extends IdOfKind<'repetitions'>
    ? {
        /** What a repetition lacked that was not full. */
        fellShort: string
      }
    : unknown)
type WordsOfVariants = {
  [Each in Definition as keyof Each['variants'] extends never ? never : Each['id']]: Record<
    keyof Each['variants'],
    MovementWords
  >
}
type Way = Pick<Assignment, 'movement' | 'ease'>

const lowPhone = 'Lean the phone on the floor or a low stool, on its long side.'

const asMeant = {
  'single-leg-stance': {
    pose: 'Face the camera, near something to hold on to',
    go: 'Lift one foot',
    unit: ['second', 'seconds'],
    attempt: 'Lift one foot a hand’s width off the floor, and keep it there.',
  },
  'toe-touch': {
    pose: 'Stand sideways to the camera',
    go: 'Knees straight, reach down, and stay there',
    unit: ['degree', 'degrees'],
    attempt: 'Fold down as far as is comfortable, and stay there for a slow breath.',
  },
  squat: {
    pose: 'Stand tall, feet a little apart',
    go: 'Sit back, then stand tall',
    unit: ['squat', 'squats'],
    attempt: 'Sit back until your thighs are level, then stand up all the way.',
    fellShort: 'did not reach level thighs',
  },
  'push-up': {
    place: lowPhone,
    pose: 'On hands and toes, sideways to the camera, arms straight',
    go: 'Lower your chest, then press up',
    unit: ['push-up', 'push-ups'],
    attempt: 'Lower your chest until your elbows make a right angle, then press up all the way.',
    fellShort: 'did not reach a right angle at the elbows',
  },
  'jumping-jack': {
    pose: 'Face the camera with room to both sides',
    go: 'Feet apart, hands up, and back',
    unit: ['jumping jack', 'jumping jacks'],
    attempt: 'Jump your feet apart with your hands overhead, then all the way back.',
    fellShort: 'did not bring the hands above the head, feet apart',
  },
  plank: {
    place: lowPhone,
    pose: 'On all fours, sideways to the camera',
    go: 'Knees up, one straight line, and hold',
    unit: ['second', 'seconds'],
    attempt: 'Lift your knees off the floor, and make one line from shoulders to heels.',
  },
  'sit-and-reach': {
    place: lowPhone,
    pose: 'Sit sideways to the camera, legs straight',
    go: 'Reach for your toes, and stay there',
    unit: ['degree', 'degrees'],
    attempt: 'Reach forward as far as is comfortable, and stay there for a slow breath.',
  },
} satisfies { [Id in MovementId]: WordsAsMeant<Id> }

/** Of every movement that has one. */
const inAnEasierWay: WordsOfVariants = {
  'single-leg-stance': {
    supported: {
      pose: 'Face the camera, one hand on a chair’s back',
      go: 'Keep your hand there, and lift one foot',
      unit: ['second', 'seconds'],
    },
    'semi-tandem': {
      pose: 'Face the camera, near something to hold on to',
      go: 'One foot half a step forward, and stand still',
      unit: ['second', 'seconds'],
    },
  },
  'toe-touch': {
    seated: {
      pose: 'Sit sideways, and stretch the leg near the phone',
      go: 'Reach along that leg, and stay there',
      unit: ['degree', 'degrees'],
    },
  },
  squat: {
    seated: {
      pose: 'Sit on the chair, arms crossed on your chest',
      go: 'Stand up tall, then sit down again',
      unit: ['stand', 'stands'],
    },
  },
}

/** What counts as an attempt, as it is meant. */
export const attemptAt = (movement: MovementId): string => asMeant[movement].attempt

/** What a repetition lacked that was not full. */
export const shortfallOf = (movement: IdOfKind<'repetitions'>): string => asMeant[movement].fellShort

/** The words for a movement in the way this person does it. */
export function wordsFor({ movement, ease }: Way): MovementWords {
  const variants: Partial<Record<MovementId, Partial<Record<VariantId, MovementWords>>>> = inAnEasierWay
  return (ease && variants[movement]?.[ease]) ?? asMeant[movement]
}

export function unitWord(way: Way, value: number): string {
  const [one, many] = wordsFor(way).unit
  return value === 1 ? one : many
}
