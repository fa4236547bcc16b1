import type { MovementId, VariantId } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'
import { words } from './words.ts'

type Units = (typeof words)['units']

type MovementWords = {
  /** Where the phone belongs, where it is not upright at hip height. */
  place?: string
  /** Said when the camera opens. */
  pose: string
  /** Said at the end of the countdown. */
  go: string
}
type Way = Pick<Assignment, 'movement' | 'ease'>

/** Where the words of a way stand, what it is counted in, and where the phone belongs. */
type Entry = {
  key: keyof (typeof words)['movements']
  unit: Exclude<keyof Units, 'hipAngle'>
  phone?: 'low'
}

const asMeant = {
  'single-leg-stance': { key: 'single-leg-stance', unit: 'second' },
  'toe-touch': { key: 'toe-touch', unit: 'degree' },
  squat: { key: 'squat', unit: 'squat' },
  'push-up': { key: 'push-up', unit: 'push-up', phone: 'low' },
  'jumping-jack': { key: 'jumping-jack', unit: 'jumping-jack' },
  plank: { key: 'plank', unit: 'second', phone: 'low' },
  'sit-and-reach': { key: 'sit-and-reach', unit: 'degree', phone: 'low' },
} satisfies Record<MovementId, Entry>

const inAnEasierWay: Record<MovementId, Partial<Record<VariantId, Entry>>> = {
  'single-leg-stance': {
    supported: { key: 'stance-supported', unit: 'second' },
    'semi-tandem': { key: 'stance-semi-tandem', unit: 'second' },
  },
  'toe-touch': { seated: { key: 'reach-seated', unit: 'degree' } },
  squat: { seated: { key: 'chair-stand', unit: 'stand' } },
  'push-up': {},
  'jumping-jack': {},
  plank: {},
  'sit-and-reach': {},
}

const entryFor = ({ movement, ease }: Way): Entry =>
  (ease && inAnEasierWay[movement][ease]) ?? asMeant[movement]

/** The words for a movement in the way this person does it. */
export function wordsFor(way: Way): MovementWords {
  const { key, phone } = entryFor(way)
  return { ...words.movements[key], ...(phone && { place: words.place[phone] }) }
}

/** Under the huge number. */
export const unitWord = (way: Way, count: number): string => words.units[entryFor(way).unit]({ count })
