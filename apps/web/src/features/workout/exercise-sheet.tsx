import { type ExerciseItem, movements } from '@lithe/movements/catalog'
import { testNames } from '../../test-names.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const standing = {
  front: 'Facing the phone',
  side: 'Side-on to the phone',
  any: 'From the front or the side',
} as const

type Props = { exercise: ExerciseItem | null; onClose: () => void }

/** One movement, shown large. */
export function ExerciseSheet({ exercise, onClose }: Props) {
  if (!exercise) return null
  const facts = [
    ['Test', testNames[exercise.test]],
    ['Time', exercise.duration],
    ['Stand', standing[movements[exercise.movement].view]],
  ] as const
  return (
    <Sheet isOpen onClose={onClose} title={exercise.name} description={exercise.description}>
      <div className="mt-3 rounded-card bg-sand p-2">
        <Chronophotograph movement={exercise.movement} className="aspect-[3/2] max-h-[26dvh] w-full" />
      </div>
      <dl className="mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ActionButton onClick={onClose}>Close</ActionButton>
    </Sheet>
  )
}
