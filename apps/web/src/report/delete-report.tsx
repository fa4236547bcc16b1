import type { Caller } from '@lithe/contracts/api'
import { reportsWords } from '@lithe/words/live/reports'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Report } from '../memory/current-report-store.ts'
import { paths } from '../navigation/paths.ts'
import { eraseReport } from '../people/erase.ts'
import { linkLook } from '../ui/buttons.tsx'
import { DeleteSheet } from '../ui/delete-sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { fullDay } from '../words/formats.ts'

/** Deletes a report from its foot, and links to the others. */
export function DeleteReport({ caller, report }: { caller: Caller; report: Report }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  function leave() {
    showToast({ title: reportsWords.delete.done, description: reportsWords.delete.gone })
    void navigate(paths.list.link(), { replace: true })
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${linkLook} mt-3 self-start print:hidden`}
      >
        {reportsWords.delete.button}
      </button>
      {isAsking ? (
        <DeleteReportSheet
          {...report}
          onDelete={() => eraseReport(caller, report.assessmentId)}
          onDeleted={leave}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

type DeleteReportSheetProps = Omit<ComponentProps<typeof DeleteSheet>, 'title' | 'description'> & {
  /** Time the report was made. */
  createdAt: string
  isAssessmentUnlocked: boolean
}

export function DeleteReportSheet({ createdAt, isAssessmentUnlocked, ...deleting }: DeleteReportSheetProps) {
  const { title, what, whatPaid } = reportsWords.delete
  const day = fullDay(createdAt)
  return (
    <DeleteSheet
      {...deleting}
      title={title}
      description={isAssessmentUnlocked ? whatPaid({ day }) : what({ day })}
    />
  )
}
