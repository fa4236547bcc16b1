import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { callEndpoint, type From } from './call.ts'
import type { TestApp } from './test-app.ts'

export const newAddress = () => `rosa.${randomUUID()}@example.org`

/** Someone with an e-mail address, and the browser they sign in with. */
export function newAccount({ app, mailbox }: TestApp, email = newAddress()) {
  let session: string | null = null
  const from = (more: From = {}): From => ({
    ...more,
    headers: { ...(session === null ? {} : { cookie: `lithe_session=${session}` }), ...more.headers },
  })
  const caller = { userIdentifier: email, source: 'web' as const }
  const account = {
    email,
    session: () => session,
    code: () => mailbox.codeFor(email.toLowerCase()),
    askForCode: (more?: From) => callEndpoint(app, endpoints.sendOtp, '/send-otp', { email }, from(more)),
    async verify(otp: string, body: { userIdentifier?: string } = {}, more?: From) {
      const answer = await callEndpoint(
        app,
        endpoints.verifyOtp,
        '/verify-otp',
        { email, otp, ...body },
        from(more),
      )
      const [, token] = /lithe_session=([^;]*)/.exec(answer.cookie) ?? []
      if (token !== undefined) session = token
      return answer
    },
    async signIn(body: { userIdentifier?: string } = {}) {
      await account.askForCode()
      return account.verify(account.code(), body)
    },
    signOut: () => callEndpoint(app, endpoints.signOut, '/sign-out', {}, from()),
    fetch: (userIdentifier = email, more?: From) =>
      callEndpoint(app, endpoints.fetchUser, '/user', { ...caller, userIdentifier }, from(more)),
  }
  return account
}
