import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldStance as measured } from '../testing/kept-people.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const caller = { userIdentifier: 'user_1', source: 'web' } as const
const unknownReport = JSON.stringify({ code: 404, message: '', data: null, error: 'unknown-report' })

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() })
  vi.stubGlobal('navigator', { onLine: true })
})

/** A device that shows report 7 and lists it with report 8. */
async function openDevice(eraseOnServer: () => Promise<{ sessionIds: string[] }>) {
  const { useCurrentReport } = await import('../memory/current-report-store.ts')
  const { queryClient } = await import('../api/queries.tsx')
  const { useUserId } = await import('../memory/identity.ts')
  useUserId.setState({ userIdentifier: caller.userIdentifier })
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
    ['it is deleted', () => Promise.resolve({ sessionIds: [] })],
    [
      'it was already deleted elsewhere',
      async () => {
        const { ApiError } = await import('../api/errors.ts')
        throw new ApiError(404, unknownReport)
      },
    ],
  ])('removes it from this device once the server says that %s', async (_case, answer) => {
    const { erase, shown, listed } = await openDevice(answer)
    expect(await erase()).toBeNull()
    expect(shown()).toBeNull()
    expect(listed()).toEqual(['8'])
  })

  it('removes notes on measurements in no other report, as named by the server', async () => {
    const { useReportNotes } = await import('../memory/report-notes.ts')
    const { erase } = await openDevice(async () => ({ sessionIds: ['its-squats'] }))
    const results = ['its-squats', 'shared-stance'].map(sessionId => ({ sessionId, shown: { reps: 9 } }))
    useReportNotes.getState().noteShown(results, caller.userIdentifier)
    await erase()
    expect(Object.keys(useReportNotes.getState().shown)).toEqual(['shared-stance'])
  })

  it('acts as the owner on this device, and never takes a missing answer for a refusal', async () => {
    const { ApiError, NetworkError } = await import('../api/errors.ts')
    const { useUserId } = await import('../memory/identity.ts')
    const { useProfiles } = await import('../memory/profiles.ts')
    const { eraseReport } = await import('./erase.ts')
    const ada = { id: 'a', userId: 'user_1', name: 'Ada', age: '62', sex: 'Female', createdAt: '' } as const
    useUserId.setState({ userIdentifier: 'user_1~5' })
    useProfiles.setState({ profiles: [ada, { ...ada, id: 'b', userId: 'user_1~5' }], currentProfileId: 'b' })
    const asked: string[] = []
    let isAway = true
    const server = {
      async eraseReport({ userIdentifier }: { userIdentifier: string }) {
        asked.push(userIdentifier)
        if (userIdentifier !== 'user_1') throw new ApiError(404, unknownReport)
        if (isAway) throw new NetworkError()
        return { sessionIds: [] }
      },
    }
    const emil = { userIdentifier: 'user_1~5', source: 'web' } as const
    expect(await eraseReport(emil, '7', server)).toMatchObject({ error: expect.any(NetworkError) })
    isAway = false
    expect(await eraseReport(emil, '7', server)).toBeNull()
    expect(asked).toEqual(['user_1~5', 'user_1', 'user_1~5', 'user_1'])
  })

  it('changes nothing here while the server is unreachable, and says why', async () => {
    const error = new (await import('../api/errors.ts')).NetworkError()
    const { erase, shown, listed } = await openDevice(() => Promise.reject(error))
    expect(await erase()).toEqual({ error })
    expect(shown()).toBe('7')
    expect(listed()).toEqual(['7', '8'])
  })
})

describe('withdrawing consent', () => {
  it.each([
    ['ends the half-done test of that person', caller.userIdentifier, 0],
    ['leaves the half-done test of another', 'user_1~5', 1],
  ])('%s', async (_does, whose, left) => {
    const { takeConsentBack } = await import('./erase.ts')
    const { useVisit } = await import('../memory/visit/visit-store.ts')
    useVisit.getState().takeLadder(whose, {})
    useVisit.getState().keepResult(measured)
    expect(await takeConsentBack(caller, { withdrawConsent: () => Promise.resolve({}) })).toBeNull()
    expect(useVisit.getState().assessmentResults).toHaveLength(left)
  })

  it('changes nothing if it did not reach the server', async () => {
    const { takeConsentBack } = await import('./erase.ts')
    const { useVisit } = await import('../memory/visit/visit-store.ts')
    useVisit.getState().keepResult(measured)
    const error = new (await import('../api/errors.ts')).NetworkError()
    expect(await takeConsentBack(caller, { withdrawConsent: () => Promise.reject(error) })).toEqual({ error })
    expect(useVisit.getState().assessmentResults).toHaveLength(1)
  })
})
