import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import type { Test } from '@lithe/movements/catalog'
import type { Claimed } from '../assessments/generate-report.ts'
import { callEndpoint, type From } from './call.ts'
import type { Upload } from './measurements.ts'
import type { TestApp } from './test-app.ts'

export const guestId = () => `user_${randomUUID()}`

type NamedSessions = Partial<Record<Test, string | string[]>>

type WaysBack = { successUrl?: string; cancelUrl?: string }

/** Creates someone with their own guest id, and their actions. */
export function newGuest({ app }: TestApp, userIdentifier = guestId()) {
  const caller = { userIdentifier, source: 'web' as const }
  return {
    userIdentifier,
    fetch: (olderThan?: string) =>
      callEndpoint(app, endpoints.fetchUser, '/user', { ...caller, ...(olderThan && { olderThan }) }),
    introduce: (userDetails: unknown = { name: 'Rosa', age: '63', sex: 'Female' }) =>
      callEndpoint(app, endpoints.updateUser, '/user', { ...caller, userDetails }),
    upload: ({ sessionId, ...body }: Omit<Upload, 'sessionId'> & { sessionId: string }) =>
      callEndpoint(app, endpoints.putSession, `/sessions/${sessionId}`, { ...caller, ...body }),
    generate: (sessions: NamedSessions, unlock: Claimed = {}) =>
      callEndpoint(app, endpoints.generateReport, '/generate-report', { ...caller, sessions, ...unlock }),
    saveFeedback: (assessmentId: string, feedback: unknown) =>
      callEndpoint(app, endpoints.saveFeedback, '/save-feedback', { ...caller, assessmentId, feedback }),
    payment: (assessmentId: string) =>
      callEndpoint(app, endpoints.readPayment, `/report/${assessmentId}/payment`, caller),
    checkout: (assessmentId: string, waysBack: WaysBack = {}, from: From = {}) => {
      const report = `http://localhost/assessment/report/${assessmentId}`
      const body = { ...caller, assessmentId, successUrl: report, cancelUrl: report, ...waysBack }
      return callEndpoint(app, endpoints.generateCheckout, '/generate-checkout', body, from)
    },
    redeem: (assessmentId: string, promoCode: string) =>
      callEndpoint(app, endpoints.applyPromoCode, '/apply-promo-code', {
        ...caller,
        assessmentId,
        promoCode,
      }),
    read: (assessmentId: string) =>
      callEndpoint(app, endpoints.readReport, `/report/${assessmentId}`, caller),
  }
}
export type Guest = ReturnType<typeof newGuest>
