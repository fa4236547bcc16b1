import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { Points } from '../../ui/screen.tsx'

/** What to look after before the first movement, and what one person has to see to besides. */
export function RoomChecklist({ besides = null }: { besides?: string | null }) {
  const points = besides ? [...workoutPreviewWords.room, besides] : workoutPreviewWords.room
  return <Points of={points} className="mt-1 gap-0.5" />
}
