import { useState } from 'react'
import { sentenceFor } from '../error-sentences.ts'
import { ActionButton } from './action-button.tsx'
import { QuietButton } from './quiet-button.tsx'
import { Sheet } from './sheet.tsx'
import { StillWaiting } from './still-waiting.tsx'

type Props = {
  title: string
  /** Says what goes, before it goes. */
  description: string
  /** What the two buttons say, where it is not a thing that is deleted or kept. */
  words?: { doing: string; does: string; keeps: string }
  /** What kept it from being deleted, else null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onDeleted: () => void
  onClose: () => void
}

const usualWords = { doing: 'Deleting...', does: 'Delete', keeps: 'Keep' }

/** Asks once more; what could not be deleted is still there, and the sheet says so. */
export function DeleteSheet({ title, description, words = usualWords, onDelete, onDeleted, onClose }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function tryToDelete() {
    setDeleting(true)
    setProblem(null)
    const hindrance = await onDelete()
    if (!hindrance) return onDeleted()
    setProblem(`Nothing was deleted. ${sentenceFor(hindrance.error)}`)
    setDeleting(false)
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isDeleting ? undefined : onClose())}
      title={title}
      description={description}
    >
      <p role="alert" className={problem ? 'mt-2 font-semibold' : ''}>
        {problem}
      </p>
      <StillWaiting isWaiting={isDeleting}>
        Please stay a little longer: all of it goes, or nothing.
      </StillWaiting>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={() => void tryToDelete()} disabled={isDeleting}>
          {isDeleting ? words.doing : words.does}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isDeleting}>
          {words.keeps}
        </ActionButton>
      </div>
    </Sheet>
  )
}
