import { useState } from 'react'
import { sentenceFor } from '../../error-sentences.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'

type Props = {
  name: string
  /** What kept it from being deleted, else null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onClose: () => void
}

/** Asks once more; a profile that could not be deleted is still there, and the sheet says so. */
export function DeleteProfileSheet({ name, onDelete, onClose }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function tryToDelete() {
    setDeleting(true)
    setProblem(null)
    const hindrance = await onDelete()
    if (!hindrance) return onClose()
    setProblem(`Nothing was deleted. ${sentenceFor(hindrance.error)}`)
    setDeleting(false)
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isDeleting ? undefined : onClose())}
      title={name ? `Delete ${name}?` : 'Delete this profile?'}
      description="Are you sure you want to delete this profile and all associated assessment reports?"
    >
      <p role="alert" className={problem ? 'mt-2 font-semibold' : ''}>
        {problem}
      </p>
      <StillWaiting isWaiting={isDeleting}>
        Please stay a little longer: all of it goes, or nothing.
      </StillWaiting>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={() => void tryToDelete()} disabled={isDeleting}>
          {isDeleting ? 'Deleting...' : 'Delete'}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isDeleting}>
          Keep
        </ActionButton>
      </div>
    </Sheet>
  )
}
