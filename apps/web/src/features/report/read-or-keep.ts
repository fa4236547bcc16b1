import { readReport } from '@lithe/contracts/api'
import { ApiError } from '../../api-error.ts'
import { NetworkError } from '../../network-error.ts'
import type { Report } from './current-report-store.ts'

type Source = {
  assessmentId: string
  read: () => Promise<Report>
  /** What this device last kept, whatever a former version of the app wrote there. */
  kept: unknown
  keep: (report: Report) => void
}

/** The server said nothing, which is different from saying no. */
const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** A report from the server; where that cannot be reached, the copy this device kept of the same one. */
export async function readOrKeep({ assessmentId, read, kept, keep }: Source): Promise<Report> {
  try {
    const report = await read()
    keep(report)
    return report
  } catch (error) {
    console.warn('The report could not be read', error)
    const copy = readReport.data.safeParse(kept)
    if (isOutOfReach(error) && copy.success && copy.data.assessmentId === assessmentId) return copy.data
    throw error
  }
}
