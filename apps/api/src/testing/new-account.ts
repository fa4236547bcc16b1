import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import type { z } from 'zod'
import { callEndpoint, type From } from './call.ts'
import { cookieJar } from './cookie-jar.ts'
import { solvePuzzle } from './solve-puzzle.ts'
import type { TestApp } from './test-app.ts'

export const newAddress = () => `rosa.${randomUUID()}@example.org`

/** Creates someone with an email address and a browser; each call creates a new browser. */
export function newAccount({ app, mailbox }: TestApp, email = newAddress()) {
  const jar = cookieJar()

  /** Calls as the browser does: sends its cookies and stores those returned. */
  async function call<Data extends z.ZodType>(
    endpoint: Pick<endpoints.Endpoint<z.ZodType, Data>, 'method' | 'data'>,
    path: string,
    body: unknown,
    from: From = {},
  ) {
    const headers = { ...jar.headers(), ...from.headers }
    const answer = await callEndpoint(app, endpoint, path, body, { ...from, headers })
    jar.take(answer.setCookies)
    return answer
  }

  const caller = { userIdentifier: email, source: 'web' as const }
  const account = {
    email,
    call,
    cookies: jar,
    cookie: jar.value,
    session: () => jar.value('lithe_session'),
    code: () => mailbox.codeFor(email.toLowerCase()),
    /** A single call; a puzzle, if required, is returned. */
    askOnce: (solved?: endpoints.SolvedPuzzle, more?: From) =>
      call(endpoints.sendOtp, '/send-otp', { email, ...(solved ? { solved } : {}) }, more),
    /** Solves a puzzle and calls again, as the page does. */
    async askForCode(more?: From) {
      const answer = await account.askOnce(undefined, more)
      const puzzle = answer.error === null ? answer.data.puzzle : null
      return puzzle ? account.askOnce(solvePuzzle(puzzle), more) : answer
    },
    verify: (otp: string, body: { userIdentifier?: string } = {}, more?: From) =>
      call(endpoints.verifyOtp, '/verify-otp', { email, otp, ...body }, more),
    async signIn(body: { userIdentifier?: string } = {}, more?: From) {
      await account.askForCode(more)
      return account.verify(account.code(), body, more)
    },
    signOut: (more?: From) => call(endpoints.signOut, '/sign-out', {}, more),
    clearDevice: () => call(endpoints.signOut, '/sign-out', { forgetsDevice: true }),
    fetch: (userIdentifier = email, more?: From) =>
      call(endpoints.fetchUser, '/user', { ...caller, userIdentifier }, more),
    devices: async (userIdentifier = email) => {
      const { data } = await call(endpoints.listDevices, '/me/devices', { ...caller, userIdentifier })
      return data.devices
    },
    signOutDevice: (deviceId: string) => call(endpoints.signOutDevice, `/me/devices/${deviceId}`, caller),
    signOutOthers: () => call(endpoints.signOutOthers, '/me/devices', caller),
  }
  return account
}
