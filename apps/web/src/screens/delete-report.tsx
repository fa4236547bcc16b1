import type { Caller } from '@lithe/contracts/api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeleteReportSheet } from '../features/assessments/delete-report-sheet.tsx'
import type { Report } from '../features/report/current-report-store.ts'
import { paths } from '../paths.ts'
import { eraseReport } from '../people/erase-report.ts'
import { linkLook } from '../ui/buttons.tsx'
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
