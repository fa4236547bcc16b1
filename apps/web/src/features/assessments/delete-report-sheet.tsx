import { useState } from 'react'
import { sentenceFor } from '../../error-sentences.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { dateWords } from './date-words.ts'

type Props = {
  /** When the report was made. */
  createdAt: string
  isAssessmentUnlocked: boolean
  /** What kept it from being deleted, else null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onDeleted: () => void
  onClose: () => void
}

/** Says what goes before it goes; a report that could not be deleted is still there, and the sheet says so. */
export function DeleteReportSheet({ createdAt, isAssessmentUnlocked, onDelete, onDeleted, onClose }: Props) {
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
      title="Delete this report?"
      description={`The report of ${dateWords(createdAt)} goes for good, here and on our server, with what was measured for it.${isAssessmentUnlocked ? ' What was paid for it is not given back.' : ''} Pictures you have shared stay where you sent them.`}
    >
      <p role="alert" className={problem ? 'mt-2 font-semibold' : ''}>
        {problem}
      </p>
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
