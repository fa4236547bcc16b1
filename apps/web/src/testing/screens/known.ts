import { type AssessmentListItem, consentVersion, readReport, type UserDetails } from '@lithe/contracts/api'
import { fullReportPriceUsd } from '@lithe/contracts/constants'
import type { z } from 'zod'
import recorded from './recorded-report.json' with { type: 'json' }
import { type Answers, Refusal } from './server.ts'

export type Report = z.output<typeof readReport.data>

const fullReportPriceCents = fullReportPriceUsd * 100

export const person = { name: 'Ada', age: '62', sex: 'Female' } as const

/** Consent as sent by the privacy page. */
export const consent = {
  version: consentVersion,
  givenAt: '2026-11-01T08:00:00.000Z',
  isByGuardian: false,
} as const

/** The server's report on a stance of 31.4 s, a reach to 82.4° and 16 squats at 62; open or locked. */
export function recordedReport(lock: 'locked' | 'unlocked', userName: string = person.name): Report {
  const report = readReport.data.parse({ ...recorded, assessmentId: crypto.randomUUID() })
  const { freeReportData: free, fullReportData: full } = report
  return {
    ...report,
    freeReportData: { ...free, userName },
    isAssessmentUnlocked: lock === 'unlocked',
    fullReportData: lock === 'unlocked' && full ? { ...full, userName } : null,
  }
}

export const listed = ({
  assessmentId,
  createdAt,
  isAssessmentUnlocked,
  freeReportData,
}: Report): AssessmentListItem => ({ assessmentId, createdAt, isAssessmentUnlocked, freeReportData })

/** A server that knows one person and these reports, newest first, and stores what it is told. */
export function serverWith(reports: readonly Report[] = [], known: z.output<typeof UserDetails> = person) {
  let userDetails = known
  const find = (id: string | undefined) => {
    const found = reports.find(({ assessmentId }) => assessmentId === id)
    if (!found) throw new Refusal(404, 'unknown-report')
    return found
  }
  return {
    fetchUser: () => ({ userDetails, assessmentsData: reports.map(listed) }),
    updateUser: ({ body }) => {
      userDetails = body.userDetails
      return { userDetails }
    },
    readReport: ({ parameters }) => find(parameters.assessmentId),
    readByReceipt: () => find(undefined),
    readPayment: ({ parameters }) => ({
      isUnlocked: find(parameters.assessmentId).isAssessmentUnlocked,
      fullPriceCents: fullReportPriceCents,
      priceCents: fullReportPriceCents,
      percentOff: 0,
      priceStars: null,
      order: 'none',
    }),
    saveFeedback: ({ body: { assessmentId, feedback } }) => {
      find(assessmentId).feedback = feedback
      return { feedback }
    },
    readReminder: () => ({ reminder: null, canMail: true, mailTo: null, canMessage: false }),
    readKept: () => ({
      knownSince: consent.givenAt,
      userDetails,
      agreement: reports.length > 0 ? { givenAt: consent.givenAt, isByGuardian: false } : null,
      sharing: null,
      profiles: [],
      reports: reports.length,
      measurements: reports.flatMap(({ sessions }) => sessions).length,
      reminders: 0,
    }),
  } satisfies Answers
}

/** A locked report of measurements made just now, and a server that makes it. */
export function reportOfNow() {
  const { sessions, ...recorded } = recordedReport('locked')
  const measuredAt = new Date().toISOString()
  const report = { ...recorded, sessions: sessions.map(session => ({ ...session, measuredAt })) }
  const { assessmentId } = report
  return { report, server: () => ({ ...serverWith([report]), generateReport: () => ({ assessmentId }) }) }
}
