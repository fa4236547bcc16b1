import type { Caller } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { useCurrentReport } from './current-report-store.ts'

/** A report from the server; where that cannot be reached, the copy this device kept of it. */
export function useReport(caller: Caller, assessmentId: string) {
  return useQuery({
    queryKey: ['report', assessmentId],
    queryFn: async () => {
      const { report: kept, keep } = useCurrentReport.getState()
      try {
        const report = await api.readReport(caller, { assessmentId })
        keep(report)
        return report
      } catch (error) {
        console.warn('The report could not be read', error)
        if (kept?.assessmentId === assessmentId) return kept
        throw error
      }
    },
  })
}
