import type { MovementId } from '@lithe/movements/catalog'
import { linkLook } from '../../ui/link-look.ts'
import { findMovement } from './find-movement.ts'
import { nameOf } from './movement-line.ts'

/** Called with the movement to measure once more; null where a report is too old for that, or only shown. */
export type OnMeasureAgain = ((movement: MovementId) => void) | null

type Props = { movement: string; words?: string; onMeasureAgain: OnMeasureAgain }

/** For one number that is doubted or missing; all the others stay. */
export function MeasureAgain({ movement, words = 'Measure this one again', onMeasureAgain }: Props) {
  const known = findMovement(movement)
  if (!known || !onMeasureAgain) return null
  return (
    <button
      type="button"
      aria-label={`${words}: ${nameOf(known, null)}`}
      className={`${linkLook} print:hidden`}
      onClick={() => onMeasureAgain(known)}
    >
      {words}
    </button>
  )
}
