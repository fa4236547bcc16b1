import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = { waiting: number; onStay: () => void; onLeave: () => void }

/** Asked on signing out while this device still holds results of the account. */
export function WaitingResultsSheet({ waiting, onStay, onLeave }: Props) {
  const isOne = waiting === 1
  return (
    <Sheet
      isOpen
      onClose={onStay}
      title={isOne ? 'One result is still on this phone' : `${waiting} results are still on this phone`}
      description={`${isOne ? 'It has' : 'They have'} not reached us yet. If you sign out now, ${isOne ? 'it waits' : 'they wait'} here, and we add ${isOne ? 'it' : 'them'} when you sign in on this phone again.`}
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onLeave}>Sign out now</QuietButton>
        <ActionButton onClick={onStay}>Stay signed in</ActionButton>
      </div>
    </Sheet>
  )
}
