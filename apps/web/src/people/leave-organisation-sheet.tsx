import { begunTestWords } from '@lithe/words/live/begun-test'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'

type Props = { name: string; onLeave: () => void; onClose: () => void }

/** Changes the set of movements, which loses earlier measurements. */
export function LeaveOrganisationSheet({ name, onLeave, onClose }: Props) {
  const words = begunTestWords.leaveOrganisation
  return (
    <Sheet isOpen onClose={onClose} title={words.title({ name })} description={words.what}>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onLeave}>{words.leave}</QuietButton>
        <ActionButton onClick={onClose}>{words.stay}</ActionButton>
      </div>
    </Sheet>
  )
}
