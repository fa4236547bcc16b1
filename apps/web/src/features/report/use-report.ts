import type { Caller } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { useCurrentReport } from './current-report-store.ts'
import { readOrKeep } from './read-or-keep.ts'
import { readAsOwner } from './report-owner.ts'

/** Of a profile on this device: of the first of these that has it. */
export function useReport(callers: () => readonly Caller[], assessmentId: string) {
  return useQuery({
    queryKey: ['report', assessmentId],
    queryFn: () => {
      const { report: kept, keep } = useCurrentReport.getState()
      const read = () =>
        readAsOwner(assessmentId, callers(), caller => api.readReport(caller, { assessmentId }))
      return readOrKeep({ assessmentId, read, kept, keep })
    },
  })
}
