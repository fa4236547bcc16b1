import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = { name: string; onLeave: () => void; onClose: () => void }

/** Another set of movements: what was measured in this one cannot be carried over. */
export function LeaveOrganisationSheet({ name, onLeave, onClose }: Props) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`Go on without ${name}?`}
      description="Your test has begun. Without it the movements are others, so you would begin with the first one. Reports you have already stay."
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onLeave}>Use Lithe without it</QuietButton>
        <ActionButton onClick={onClose}>Stay</ActionButton>
      </div>
    </Sheet>
  )
}
