import type { MovementId, VariantId } from '@lithe/movements/catalog'
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
type Way = Pick<Assignment, 'movement' | 'ease'>

const lowPhone = 'Lean the phone on the floor or a low stool, on its long side.'

const asMeant = {
  'single-leg-stance': {
    pose: 'Face the camera, near something to hold on to',
    go: 'Lift one foot',
    unit: ['second', 'seconds'],
  },
  'toe-touch': {
    pose: 'Stand sideways to the camera',
    go: 'Knees straight, reach down, and stay there',
    unit: ['degree', 'degrees'],
  },
  squat: {
    pose: 'Stand tall, feet a little apart',
    go: 'Sit back, then stand tall',
    unit: ['squat', 'squats'],
  },
  'push-up': {
    place: lowPhone,
    pose: 'On hands and toes, sideways to the camera, arms straight',
    go: 'Lower your chest, then press up',
    unit: ['push-up', 'push-ups'],
  },
  'jumping-jack': {
    pose: 'Face the camera with room to both sides',
    go: 'Feet apart, hands up, and back',
    unit: ['jumping jack', 'jumping jacks'],
  },
  plank: {
    place: lowPhone,
    pose: 'On all fours, sideways to the camera',
    go: 'Knees up, one straight line, and hold',
    unit: ['second', 'seconds'],
  },
  'sit-and-reach': {
    place: lowPhone,
    pose: 'Sit sideways to the camera, legs straight',
    go: 'Reach for your toes, and stay there',
    unit: ['degree', 'degrees'],
  },
} satisfies Record<MovementId, MovementWords>

const inAnEasierWay: Record<MovementId, Partial<Record<VariantId, MovementWords>>> = {
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
  'push-up': {},
  'jumping-jack': {},
  plank: {},
  'sit-and-reach': {},
}

/** The words for a movement in the way this person does it. */
export function wordsFor({ movement, ease }: Way): MovementWords {
  return (ease && inAnEasierWay[movement][ease]) ?? asMeant[movement]
}

export function unitWord(way: Way, value: number): string {
  const [one, many] = wordsFor(way).unit
  return value === 1 ? one : many
}
