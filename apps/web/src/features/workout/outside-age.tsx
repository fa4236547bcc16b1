import type { ExerciseItem } from '@lithe/movements/catalog'
import { hasPartInAge, outsideAgeWords } from '@lithe/scoring/words'

type Props = { exercise: ExerciseItem; className?: string }

/** Said before the effort, not after it; nothing beside what counts. */
export function OutsideAge({ exercise: { movement, ease }, className = '' }: Props) {
  return hasPartInAge(movement, ease) ? null : <p className={className}>{outsideAgeWords}</p>
}
