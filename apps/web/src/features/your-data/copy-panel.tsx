import type { Caller } from '@lithe/contracts/api'
import { ActionButton } from '../../ui/action-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { dataProblem } from './data-problem.ts'
import { useCopy } from './use-copy.ts'

/** The main action: a copy of everything, as a file on this device. */
export function CopyPanel({ keeper }: { keeper: Caller }) {
  const { mutate, data: name, error, isPending } = useCopy(keeper)
  const note = error ? dataProblem(error, 'No copy was made.') : name ? <SavedNote name={name} /> : null
  return (
    <>
      <div role="status">
        {note && !isPending ? (
          <p className="appear mb-1.5 rounded-card border border-hairline bg-raised p-2">{note}</p>
        ) : null}
      </div>
      <StillWaiting isWaiting={isPending} />
      <ActionButton onClick={() => mutate()} disabled={isPending}>
        {isPending ? 'Fetching your copy...' : 'Keep a copy'}
      </ActionButton>
    </>
  )
}

const SavedNote = ({ name }: { name: string }) => (
  <>
    Your browser has it. Among your downloads, look for{' '}
    <span className="block font-semibold wrap-anywhere">{name}</span>
  </>
)
