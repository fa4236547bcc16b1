import { type ExerciseItem, easesOf, movements } from '@lithe/movements/catalog'
import { linkLook } from '../../ui/link-look.ts'
import { useWorkoutSession } from './workout-session-store.ts'

/** For those who want a movement easier, and back again; never less easy than the answers before the test allow. */
export function EasierWay({ exercise: { movement, ease } }: { exercise: ExerciseItem }) {
  const { ladder, chooseWay } = useWorkoutSession()
  const { name, easierWays } = movements[movement]
  const least = ladder?.[movement]
  const eases = easesOf(movement)
  const ways = least && least !== 'left-out' ? eases.slice(eases.indexOf(least)) : [null, ...eases]
  const next = ways[(ways.indexOf(ease) + 1) % ways.length]
  if (next === undefined || next === ease) return null
  const isBack = ways.indexOf(next) === 0
  return (
    <button type="button" className={`${linkLook} text-left`} onClick={() => chooseWay(movement, next)}>
      {isBack ? 'Back to: ' : 'Easier way: '}
      {(next && easierWays[next]?.name) ?? name}
    </button>
  )
}
