import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countReferral } from '../assessments/referrals.ts'
import { guestCarrier, hostCookie, signInCarrier } from '../doors/http/host-cookie.ts'
import { openDoor } from '../doors/open-door.ts'
import { askLimits, type Limits } from '../ground/limits/limits.ts'
import { refuse } from '../ground/ports/outcome.ts'
import type { AllWords } from '../ground/ports/words.ts'
import { askerCookie } from './codes/asking-browser.ts'
import { openByReceipt, readByReceipt, receiptCookie } from './codes/open-by-receipt.ts'
import { sendOtp } from './codes/send-otp.ts'
import { verifyOtp } from './codes/verify-otp.ts'
import { deviceName } from './device-name.ts'
import { recallGuest, signOut } from './enter.ts'
import type { Google } from './google/read-id-token.ts'
import { beginGoogle, type GoogleContext, signInWithGoogle } from './google/sign-in-with-google.ts'
import { deviceCookie } from './known-devices.ts'
import { signInWithLink } from './link/sign-in-with-link.ts'
import type { TellOfNewDevice } from './new-device.ts'
import { passkeySignInRoutes } from './passkeys/routes.ts'
import type { SignInContext } from './sign-in-context.ts'
import { signInWithTelegram } from './telegram/sign-in-with-telegram.ts'

const params = z.object({})
const ofReport = z.object({ assessmentId: z.uuid() })

export type SignInDeps = Pick<
  SignInContext,
  'alarm' | 'db' | 'count' | 'mailer' | 'pepper' | 'listErasures' | 'workload'
> & {
  now: () => Date
  limits: Limits
  words: AllWords
  /** Whether sign-in by emailed code is enabled. */
  hasEmail: boolean
  /** Null when Google sign-in is disabled. */
  google: Google | null
  /** Null when Telegram sign-in is disabled. */
  botToken: string | null
  /** Null when sign-in notices are disabled. */
  tellOfNewDevice: TellOfNewDevice | null
}

/** Routes of every sign-in method, and of signing out. */
export function signInRoutes(app: FastifyInstance, { hasEmail, google, botToken, ...deps }: SignInDeps) {
  const contextOf = (request: FastifyRequest, reply: FastifyReply): SignInContext => ({
    ...deps,
    now: deps.now(),
    limits: askLimits(deps.limits, reply),
    isWithin: async (cap, who) => (await deps.limits(cap, who)).isAllowed,
    setRetryAfter: seconds => void reply.header('retry-after', seconds),
    warn: (facts, text) => request.log.warn(facts, text),
    signIn: signInCarrier(request, reply),
    keptGuest: guestCarrier(request, reply),
    asker: hostCookie(request, reply, askerCookie),
    openedReport: hostCookie(request, reply, receiptCookie),
    knownDevice: hostCookie(request, reply, deviceCookie),
    networkAddress: request.ip,
    device: deviceName(request.headers['user-agent']),
    words: request.words,
  })
  openDoor(app, {
    endpoint: endpoints.sendOtp,
    params,
    answer: async (input, request, reply) =>
      hasEmail ? sendOtp(contextOf(request, reply), input) : refuse('sign-in-off'),
  })
  openDoor(app, {
    endpoint: endpoints.verifyOtp,
    params,
    answer: async (input, request, reply) =>
      hasEmail ? verifyOtp(contextOf(request, reply), input) : refuse('sign-in-off'),
  })
  openDoor(app, {
    endpoint: endpoints.openByReceipt,
    params: ofReport,
    answer: async (input, request, reply) =>
      hasEmail ? openByReceipt(contextOf(request, reply), input) : refuse('sign-in-off'),
  })
  openDoor(app, {
    endpoint: endpoints.readByReceipt,
    params: ofReport,
    answer: (input, request, reply) => readByReceipt(contextOf(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signOut,
    params,
    answer: (input, request, reply) => signOut(contextOf(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.recallGuest,
    params,
    answer: (input, request, reply) => recallGuest(contextOf(request, reply), input),
  })
  const withGoogle = (request: FastifyRequest, reply: FastifyReply): GoogleContext => ({
    ...contextOf(request, reply),
    google,
    nonce: hostCookie(request, reply, 'lithe_nonce'),
  })
  openDoor(app, {
    endpoint: endpoints.beginGoogle,
    params,
    answer: (input, request, reply) => beginGoogle(withGoogle(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signInWithGoogle,
    params,
    answer: (input, request, reply) => signInWithGoogle(withGoogle(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signInWithTelegram,
    params,
    answer: (input, request, reply) =>
      signInWithTelegram(
        { ...contextOf(request, reply), botToken, countReferral: countReferral.bind(null, deps) },
        input,
      ),
  })
  openDoor(app, {
    endpoint: endpoints.signInWithLink,
    params,
    answer: (input, request, reply) => signInWithLink(contextOf(request, reply), input),
  })
  passkeySignInRoutes(app, contextOf)
}
