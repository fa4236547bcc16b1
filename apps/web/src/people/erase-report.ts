import type { Caller } from '@lithe/contracts/api'
import { api } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import type { KnownUser } from '../features/identity/known-user.ts'
import { usePendingCheckouts } from '../features/payment/pending-checkouts-store.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { queryClient } from '../query-client.ts'

type Server = Pick<typeof api, 'eraseReport'>

/** One that was deleted meanwhile, in another tab or on another device, is deleted. */
const isGoneAlready = (error: unknown) => error instanceof ApiError && error.code === 'unknown-report'

const without = ({ answer, ...known }: KnownUser, assessmentId: string): KnownUser => ({
  ...known,
  answer: {
    ...answer,
    assessmentsData: answer.assessmentsData.filter(listed => listed.assessmentId !== assessmentId),
  },
})

/** First on the server, then here; null, or what kept it from being deleted. */
export async function eraseReport(
  caller: Caller,
  assessmentId: string,
  server: Server = api,
): Promise<{ error: unknown } | null> {
  try {
    await server.eraseReport(caller, { assessmentId })
  } catch (error) {
    console.warn('The report could not be deleted', error)
    if (!isGoneAlready(error)) return { error }
  }
  const { report, clear } = useCurrentReport.getState()
  if (report?.assessmentId === assessmentId) clear()
  usePendingCheckouts.getState().end(assessmentId)
  queryClient.setQueriesData<KnownUser>(
    { queryKey: ['user'] },
    known => known && without(known, assessmentId),
  )
  queryClient.removeQueries({ queryKey: ['report', assessmentId] })
  return null
}
