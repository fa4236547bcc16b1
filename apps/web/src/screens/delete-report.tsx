import type { Caller } from '@lithe/contracts/api'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { dateWords } from '../features/assessments/change-words.ts'
import type { Report } from '../features/report/current-report-store.ts'
import { paths } from '../navigation/paths.ts'
import { eraseReport } from '../people/erase.ts'
import { linkLook } from '../ui/buttons.tsx'
import { DeleteSheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** At the foot of a report: the way to delete it, and on to the others. */
export function DeleteReport({ caller, report }: { caller: Caller; report: Report }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  function leave() {
    showToast({ title: 'The report is deleted', description: 'Nothing of it is kept here or on our server.' })
    void navigate(paths.list.link(), { replace: true })
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${linkLook} mt-3 self-start print:hidden`}
      >
        Delete this report
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
  /** When the report was made. */
  createdAt: string
  isAssessmentUnlocked: boolean
}

/** What goes with a report, and what does not come back. */
export function DeleteReportSheet({ createdAt, isAssessmentUnlocked, ...deleting }: DeleteReportSheetProps) {
  const paid = isAssessmentUnlocked ? ' What was paid for it is not given back.' : ''
  return (
    <DeleteSheet
      {...deleting}
      title="Delete this report?"
      description={`The report of ${dateWords(createdAt)} goes for good, here and on our server, with what was measured for it.${paid} Pictures you have shared stay where you sent them.`}
    />
  )
}
