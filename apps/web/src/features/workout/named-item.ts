import { movements, type WorkoutItem, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'

/** An item of the list as the kept session has it: named and described in the language of the day. */
export type NamedItem = WorkoutItem & { name: string; description: string; duration: string }

export function namedItem(item: WorkoutItem): NamedItem {
  const { durationSeconds: seconds } = item
  if (item.type === 'break') {
    const name = workoutPreviewWords.list.break({ seconds })
    return { ...item, name, description: '', duration: workoutPreviewWords.seconds({ seconds }) }
  }
  const way = wayOf(item)
  return {
    ...item,
    name: movementsWords.names[way],
    description: movementsWords.what[way],
    duration: movementsWords.time({ kind: movements[item.movement].kind, seconds }),
  }
}
