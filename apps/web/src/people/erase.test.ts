import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const caller = { userIdentifier: 'user_1', source: 'web' } as const
const unknownReport = JSON.stringify({ code: 404, message: '', data: null, error: 'unknown-report' })

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() })
})

/** A device that shows report 7 and lists it beside report 8. */
async function openDevice(eraseOnServer: () => Promise<Record<string, never>>) {
  const { useCurrentReport } = await import('../features/report/current-report-store.ts')
  const { queryClient } = await import('../api/queries.tsx')
  const { eraseReport } = await import('./erase.ts')
  useCurrentReport.setState({ report: { assessmentId: '7' } as never })
  queryClient.setQueryData(['user', caller.userIdentifier], {
    answer: { assessmentsData: [{ assessmentId: '7' }, { assessmentId: '8' }] },
    state: null,
  })
  return {
    erase: () => eraseReport(caller, '7', { eraseReport: eraseOnServer }),
    shown: () => useCurrentReport.getState().report?.assessmentId ?? null,
    listed: () =>
      queryClient
        .getQueryData<{ answer: { assessmentsData: { assessmentId: string }[] } }>([
          'user',
          caller.userIdentifier,
        ])
        ?.answer.assessmentsData.map(({ assessmentId }) => assessmentId),
  }
}

describe('deleting a report', () => {
  it.each([
    ['it deletes it', () => Promise.resolve({})],
    [
      'it was deleted elsewhere meanwhile',
      async () => {
        const { ApiError } = await import('../api/errors.ts')
        throw new ApiError(404, unknownReport)
      },
    ],
  ])('takes it from this device once the server says that %s', async (_case, answer) => {
    const { erase, shown, listed } = await openDevice(answer)
    expect(await erase()).toBeNull()
    expect(shown()).toBeNull()
    expect(listed()).toEqual(['8'])
  })

  it('changes nothing here while the server is out of reach, and says why', async () => {
    const error = new (await import('../api/errors.ts')).NetworkError()
    const { erase, shown, listed } = await openDevice(() => Promise.reject(error))
    expect(await erase()).toEqual({ error })
    expect(shown()).toBe('7')
    expect(listed()).toEqual(['7', '8'])
  })
})
