import type { Caller } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { useCurrentReport } from './current-report-store.ts'
import { readOrKeep } from './read-or-keep.ts'

export function useReport(caller: Caller, assessmentId: string) {
  return useQuery({
    queryKey: ['report', assessmentId],
    queryFn: () => {
      const { report: kept, keep } = useCurrentReport.getState()
      return readOrKeep({ assessmentId, read: () => api.readReport(caller, { assessmentId }), kept, keep })
    },
  })
}
