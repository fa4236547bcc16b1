import { doneInstead, type ExerciseItem, meantBy, movements, waysOf } from '@lithe/movements/catalog'
import { linkLook } from '../../ui/link-look.ts'
import { useWorkoutSession } from './workout-session-store.ts'

/** For those who want a movement easier, and back again; never less easy than the answers before the test allow. */
export function EasierWay({ exercise }: { exercise: ExerciseItem }) {
  const { ladder, chooseWay } = useWorkoutSession()
  const movement = meantBy(exercise)
  const { name, easierWays } = movements[movement]
  const least = ladder?.[movement]
  const easier = waysOf(movement)
  const ways = least && least !== 'left-out' ? easier.slice(easier.indexOf(least)) : [null, ...easier]
  const today = exercise.insteadOf ? 'instead' : exercise.ease
  const next = ways[(ways.indexOf(today) + 1) % ways.length]
  if (next === undefined || next === today) return null
  const isBack = ways.indexOf(next) === 0
  const nameOfNext = next === 'instead' ? doneInstead(movement)?.name : next && easierWays[next]?.name
  return (
    <button type="button" className={`${linkLook} text-left`} onClick={() => chooseWay(movement, next)}>
      {isBack ? 'Back to: ' : 'Easier way: '}
      {nameOfNext ?? name}
    </button>
  )
}
