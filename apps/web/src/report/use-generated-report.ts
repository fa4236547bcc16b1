import type { generateReport } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../api/client.ts'
import { ApiError, NetworkError } from '../api/errors.ts'

const serverErrorRetries = 2
const longestRetryDelayMs = 5000

/** Waits while offline; retries server errors twice; anything else is final. */
export function shouldAskAgain(failures: number, error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && error.status >= 500 && failures < serverErrorRetries
}

type Options = {
  request: z.input<typeof generateReport.body>
  /** Grows with each press that requests an immediate retry. */
  tries: number
  /** Runs before each attempt, e.g. to make sure that the server knows the person. */
  prepare: () => Promise<unknown>
  isEnabled: boolean
}

/** Makes the report once everything it needs is on the server. */
export function useGeneratedReport({ request, tries, prepare, isEnabled }: Options) {
  return useQuery({
    queryKey: ['generate-report', request.sessions, tries],
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: shouldAskAgain,
    retryDelay: failures => Math.min(longestRetryDelayMs, 1000 * 2 ** failures),
    queryFn: async ({ signal }) => {
      await prepare()
      // Requests nothing more once the page is left; the report stays owed.
      signal.throwIfAborted()
      return api.generateReport(request)
    },
  })
}

const final: readonly ErrorCode[] = [
  'malformed',
  'unknown-session',
  'wrong-test',
  'no-measurements',
  'measured-days-apart',
]

/** Whether these measurements can never become a report, however often requested. */
export const isFinalAnswer = (error: unknown): boolean =>
  error instanceof ApiError && final.includes(error.code)
