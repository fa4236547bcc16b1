import { shellWords } from '@lithe/words/live/shell'
import { useState } from 'react'
import { sentenceFor } from '../api/sentence-for.ts'
import { ActionButton, QuietButton } from './buttons.tsx'
import { Sheet } from './sheet.tsx'
import { StillWaiting } from './waiting.tsx'

type Props = {
  title: string
  /** States what will be deleted. */
  description: string
  /** The two buttons' labels if "delete" and "keep" do not fit. */
  words?: { doing: string; does: string; keeps: string }
  /** Resolves with the error that prevented the deletion, or null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation, and says so if the deletion fails. */
export function DeleteSheet({ title, description, words, onDelete, onDeleted, onClose }: Props) {
  const { deleting, delete: does, keep } = shellWords.buttons
  const said = words ?? { doing: deleting, does, keeps: keep }
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function tryToDelete() {
    setDeleting(true)
    setProblem(null)
    const hindrance = await onDelete()
    if (!hindrance) return onDeleted()
    setProblem(shellWords.nothingDeleted({ why: sentenceFor(hindrance.error) }))
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
      <StillWaiting isWaiting={isDeleting}>{shellWords.wait.allOrNothing}</StillWaiting>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={() => void tryToDelete()} disabled={isDeleting}>
          {isDeleting ? said.doing : said.does}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isDeleting}>
          {said.keeps}
        </ActionButton>
      </div>
    </Sheet>
  )
}
