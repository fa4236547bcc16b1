import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { freeReport } from '../testing/free-report.ts'
import type { Report } from './current-report-store.ts'
import { callerFor, readAsOwner, readOrKeep } from './use-report.ts'

const assessmentId = '3f0c0f5e-8f5e-4f0e-9d0e-1f2e3d4c5b6a'
const report: Report = {
  assessmentId,
  createdAt: '2026-05-04T08:00:00.000Z',
  isAssessmentUnlocked: false,
  freeReportData: freeReport,
  fullReportData: null,
  feedback: null,
  sessions: [],
}
const failing = (error: unknown) => () => Promise.reject(error)
const keep = vi.fn()

describe('reading a report', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  it('keeps a copy of the response', async () => {
    expect(await readOrKeep({ assessmentId, read: async () => report, kept: null, keep })).toBe(report)
    expect(keep).toHaveBeenCalledWith(report)
  })

  it.each([new NetworkError(), new ApiError(503, '')])(
    'uses the copy while the server is unreachable',
    async error => {
      expect(await readOrKeep({ assessmentId, read: failing(error), kept: report, keep })).toEqual(report)
    },
  )

  it.each([
    ['the server says no', new ApiError(404, ''), report],
    [
      'it is of another assessment',
      new NetworkError(),
      { ...report, assessmentId: assessmentId.replace('3', '4') },
    ],
    ['it is no report that this version reads', new NetworkError(), { assessmentId }],
    ['there is none', new NetworkError(), null],
  ])('does not use the copy if %s', async (_when, error, kept) => {
    await expect(readOrKeep({ assessmentId, read: failing(error), kept, keep })).rejects.toBe(error)
  })
})

const [ada, emil] = ['user_ada', 'user_ada~1'].map(userIdentifier => ({
  userIdentifier,
  source: 'web' as const,
}))
if (!ada || !emil) throw new Error('two people')
const unknown = new ApiError(
  404,
  JSON.stringify({ code: 404, message: '', data: null, error: 'unknown-report' }),
)

it('a report is read as its owner on this device, who is the caller from then on', async () => {
  const read = vi.fn(async caller => (caller === ada ? 'hers' : Promise.reject(unknown)))
  expect(await readAsOwner('7', [emil, ada], read)).toBe('hers')
  expect(callerFor('7', emil)).toBe(ada)
  expect(callerFor('8', emil)).toBe(emil)
})

it('reading fails with the current person’s error if no one on this device owns the report', async () => {
  await expect(readAsOwner('9', [emil, ada], () => Promise.reject(unknown))).rejects.toBe(unknown)
  expect(callerFor('9', emil)).toBe(emil)
})

it('no other person is tried while the server is unreachable', async () => {
  const read = vi.fn(() => Promise.reject(new NetworkError()))
  await expect(readAsOwner('7', [emil, ada], read)).rejects.toBeInstanceOf(NetworkError)
  expect(read).toHaveBeenCalledTimes(1)
})
