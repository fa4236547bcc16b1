import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = {
  isOpen: boolean
  /** What leaving costs, said before it is done. */
  consequence: string
  /** Whether a movement was broken off for the question. */
  isMovementHeld: boolean
  onLeave: () => void
  onStay: () => void
}

export function LeaveSheet({ isOpen, consequence, isMovementHeld, onLeave, onStay }: Props) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title="Leave the test?"
      description={`You can come back at any time. ${consequence}`}
    >
      {isMovementHeld ? (
        <p className="mt-1 text-ink-soft">
          Nothing is counted now. If you stay, this movement begins from its start.
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-1.5 flat:mt-2 flat:flex-row flat:[&>*]:flex-1">
        <QuietButton onClick={onLeave}>Leave</QuietButton>
        <ActionButton onClick={onStay}>Stay</ActionButton>
      </div>
    </Sheet>
  )
}
