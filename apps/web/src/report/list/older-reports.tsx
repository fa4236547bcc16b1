import type { AssessmentListItem } from '@lithe/contracts/api'
import { reportsWords } from '@lithe/words/live/reports'
import { useState } from 'react'
import { QuietButton } from '../../ui/buttons.tsx'
import { showToast } from '../../ui/toasts.ts'

type Page = { assessmentsData: readonly AssessmentListItem[]; hasOlder?: true | undefined }
type Ask = (olderThan: string) => Promise<Page>

/** Loads older reports page by page, on demand; the newest load automatically. */
export function useOlderReports(newest: readonly AssessmentListItem[], hasOlder: boolean, ask: Ask) {
  const [older, setOlder] = useState<readonly AssessmentListItem[]>([])
  const [isAtEnd, setAtEnd] = useState(false)
  const shown = new Set(newest.map(({ assessmentId }) => assessmentId))
  const assessments = [...newest, ...older.filter(({ assessmentId }) => !shown.has(assessmentId))]
  const last = assessments.at(-1)

  async function showOlder() {
    if (!last) return
    try {
      const page = await ask(last.assessmentId)
      setOlder([...older, ...page.assessmentsData])
      setAtEnd(page.hasOlder !== true)
    } catch {
      showToast({ title: reportsWords.list.notOlder, description: reportsWords.list.tryAgain })
    }
  }
  return { assessments, showOlder: hasOlder && !isAtEnd ? showOlder : null }
}

export const OlderButton = ({ onClick }: { onClick: (() => void) | null }) =>
  onClick ? <QuietButton onClick={onClick}>{reportsWords.list.older}</QuietButton> : null
