import { idsOfKind, isOnFloor, type MovementId, movements, wayOf } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'
import { movementsWords, stageWords } from './words.ts'

type MovementWords = {
  /** Where the phone goes if not upright at hip height. */
  place?: string
  /** Said when the camera opens. */
  pose: string
  /** Said at the end of the countdown. */
  go: string
}
type Way = Pick<Assignment, 'movement' | 'variant' | 'isLook'>

/** Its name in this variant. */
export const nameOf = (way: Way): string =>
  way.isLook ? stageWords.look.name : movementsWords.names[wayOf(way)]

export function wordsFor(way: Way): MovementWords {
  if (way.isLook) return { ...stageWords.look, go: stageWords.look.pose }
  const isLow = isOnFloor(way.movement, way.variant)
  return { ...stageWords.movements[wayOf(way)], ...(isLow && { place: stageWords.place.low }) }
}

const counted = idsOfKind('repetitions')

/** Under the huge number. */
export function unitWord({ movement, variant }: Way, count: number): string {
  const { units } = movementsWords
  const repetition = counted.find(id => id === movement)
  if (!repetition) return units[movements[movement].unit]({ count })
  return units[variant === 'seated' ? 'stand' : repetition]({ count })
}

/** Label of the repeat button. */
export function againWords(movement: MovementId): string {
  const { now, afterRest } = movementsWords.again
  return movements[movement].restBeforeAgainSeconds > 0 ? afterRest : now
}
