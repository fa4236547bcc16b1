import { workoutPreviewWords } from '@lithe/words/live/workout-preview'

/** What to look after before the first movement, and what one person has to see to besides. */
export function RoomChecklist({ besides = null }: { besides?: string | null }) {
  const points = besides ? [...workoutPreviewWords.room, besides] : workoutPreviewWords.room
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {points.map(words => (
        <li key={words} className="flex gap-1.5">
          <span aria-hidden="true" className="mt-[11px] size-[8px] shrink-0 rounded-full bg-ember" />
          {words}
        </li>
      ))}
    </ul>
  )
}
