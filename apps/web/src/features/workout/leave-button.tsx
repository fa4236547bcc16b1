import { useState } from 'react'
import { useBack } from '../../messenger/use-back.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CrossIcon } from '../../ui/cross-icon.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = {
  /** What leaving costs, said before it is done. */
  consequence: string
  onLeave: () => void
}

/** Asks first. Inside a messenger its own back button does. */
export function LeaveButton({ consequence, onLeave }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isInFrame = useBack(() => setAsking(true))
  return (
    <>
      {isInFrame ? null : <LeaveCross onPress={() => setAsking(true)} />}
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Leave the test?"
        description={`You can come back at any time. ${consequence}`}
      >
        <div className="mt-4 flex flex-col gap-1.5">
          <QuietButton onClick={onLeave}>Leave</QuietButton>
          <ActionButton onClick={() => setAsking(false)}>Stay</ActionButton>
        </div>
      </Sheet>
    </>
  )
}

const LeaveCross = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    aria-label="Leave the test"
    className="-ml-2 grid size-6 place-items-center rounded-full"
  >
    <CrossIcon />
  </button>
)
