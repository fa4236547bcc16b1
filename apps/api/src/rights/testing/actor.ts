import * as endpoints from '@lithe/contracts/api'
import type { z } from 'zod'
import { type Answer, callEndpoint } from '../../testing/call.ts'
import type { Upload } from '../../testing/measurements.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** A browser's call, with its cookies. */
export type Call = <Data extends z.ZodType>(
  endpoint: Pick<endpoints.Endpoint<z.ZodType, Data>, 'method' | 'data'>,
  path: string,
  body: unknown,
) => Promise<Answer<z.output<Data>>>

export const withoutCookies =
  ({ app }: TestApp): Call =>
  (endpoint, path, body) =>
    callEndpoint(app, endpoint, path, body)

/** A person acting under one identifier from one browser. */
export function actor(call: Call, userIdentifier: string) {
  const caller = { userIdentifier, source: 'web' }
  const put = ({ sessionId, ...body }: Upload) =>
    call(endpoints.putSession, `/sessions/${sessionId}`, { ...caller, ...body })
  const tryCheckout = (assessmentId: string) => {
    const report = `http://localhost/assessment/report/${assessmentId}`
    const body = { ...caller, assessmentId, successUrl: report, cancelUrl: report }
    return call(endpoints.generateCheckout, '/generate-checkout', body)
  }
  return {
    userIdentifier,
    fetch: () => call(endpoints.fetchUser, '/user', caller),
    introduce: (userDetails: { name: string; age: string; sex: string; seat?: string }) =>
      call(endpoints.updateUser, '/user', { ...caller, userDetails }),
    put,
    async measure(...uploads: Upload[]) {
      for (const one of uploads) await put(one)
    },
    async report(sessions: Record<string, string | string[] | undefined>, unlock: object = {}) {
      const body = { ...caller, sessions, ...unlock }
      return (await call(endpoints.generateReport, '/generate-report', body)).data.assessmentId
    },
    say: (assessmentId: string, rating: number, feedback: string) =>
      call(endpoints.saveFeedback, '/save-feedback', {
        ...caller,
        assessmentId,
        feedback: { rating, feedback },
      }),
    tryCheckout,
    checkout: async (assessmentId: string) =>
      new URL((await tryCheckout(assessmentId)).data.checkoutUrl).pathname,
    redeem: (assessmentId: string, promoCode: string) =>
      call(endpoints.applyPromoCode, '/apply-promo-code', { ...caller, assessmentId, promoCode }),
    withdraw: () => call(endpoints.withdrawConsent, '/consent', caller),
    share: () => call(endpoints.shareNumbers, '/me/sharing', caller),
    stopSharing: () => call(endpoints.stopSharing, '/me/sharing', caller),
    kept: () => call(endpoints.readKept, '/me/kept', caller),
    readReport: (assessmentId: string) => call(endpoints.readReport, `/report/${assessmentId}`, caller),
    export: () => call(endpoints.exportMe, '/me/export', caller),
    erase: () => call(endpoints.eraseMe, '/me', caller),
    eraseReport: (assessmentId: string) => call(endpoints.eraseReport, `/report/${assessmentId}`, caller),
    eraseProfile: () => call(endpoints.eraseProfile, '/profile', caller),
  }
}
export type Actor = ReturnType<typeof actor>
