import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api-error.ts'
import { NetworkError } from '../../network-error.ts'
import type { Report } from './current-report-store.ts'
import { readOrKeep } from './read-or-keep.ts'

const assessmentId = '3f0c0f5e-8f5e-4f0e-9d0e-1f2e3d4c5b6a'
const report: Report = {
  assessmentId,
  createdAt: '2026-05-04T08:00:00.000Z',
  isAssessmentUnlocked: false,
  freeReportData: {
    userName: 'Ada',
    userAge: 62,
    mobilityAge: 57,
    mobilityAgeRange: [49, 66],
    mobilityStatus: 'green',
    description: 'You move like someone of about 57.',
    missingTests: [],
  },
  fullReportData: null,
  feedback: null,
  sessions: [],
  hasMoments: false,
}
const failing = (error: unknown) => () => Promise.reject(error)
const keep = vi.fn()

describe('reading a report', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  it('keeps a copy of what the server said', async () => {
    expect(await readOrKeep({ assessmentId, read: async () => report, kept: null, keep })).toBe(report)
    expect(keep).toHaveBeenCalledWith(report)
  })

  it.each([new NetworkError(), new ApiError(503, '')])(
    'takes the copy while the server is out of reach',
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
    ['a former version of the app wrote it', new NetworkError(), { assessmentId }],
    ['there is none', new NetworkError(), null],
  ])('does not take the copy when %s', async (_when, error, kept) => {
    await expect(readOrKeep({ assessmentId, read: failing(error), kept, keep })).rejects.toBe(error)
  })
})
