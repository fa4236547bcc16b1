import type { ComponentProps } from 'react'
import { DeleteSheet } from '../../ui/sheet.tsx'
import { dateWords } from './change-words.ts'

type Props = Omit<ComponentProps<typeof DeleteSheet>, 'title' | 'description'> & {
  /** When the report was made. */
  createdAt: string
  isAssessmentUnlocked: boolean
}

/** What goes with a report, and what does not come back. */
export function DeleteReportSheet({ createdAt, isAssessmentUnlocked, ...deleting }: Props) {
  const paid = isAssessmentUnlocked ? ' What was paid for it is not given back.' : ''
  return (
    <DeleteSheet
      {...deleting}
      title="Delete this report?"
      description={`The report of ${dateWords(createdAt)} goes for good, here and on our server, with what was measured for it.${paid} Pictures you have shared stay where you sent them.`}
    />
  )
}
