import { emailPattern } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { signInWords } from '@lithe/words/live/sign-in'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import {
  afterFailure,
  afterLocking,
  afterSending,
  forgetRecord,
  isOver,
  keepRecord,
  neverSent,
  type OtpRecord,
  recordOf,
  useOtp,
  viewOtp,
} from '../../memory/otp-store.ts'
import { type Lack, useLack } from '../../ui/lack.tsx'
import { sendCode, sendProblem, verifyProblem } from './send-code.ts'

type Options = {
  /** Prefilled if an account has signed in here before. */
  knownEmail: string
  /** What the code opens: a session, or one report. */
  prove: (shown: { email: string; otp: string }) => Promise<unknown>
  onSignedIn: (email: string) => Promise<void>
}

/** Why a code is sent without the person asking, and what follows once it is accepted. */
type Errand = { email: string; because: string; afterwards: () => Promise<unknown> }

/** Whether the code itself is wrong; one that could not be checked costs no attempt and stays in its field. */
const isAboutTheCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.code !== 'too-many-requests'

/** Locks as long as the server says, since this browser may have been locked before. */
function afterRefusal(record: OtpRecord, { code, retryAfterSeconds }: ApiError, nowMs: number): OtpRecord {
  // A correct code for an unknown report is used up, and the next may be for another email address.
  if (code === 'unknown-report') return neverSent
  if (code !== 'sign-in-locked') return afterFailure(record, nowMs)
  return afterLocking(record, nowMs, retryAfterSeconds === null ? undefined : retryAfterSeconds * 1000)
}

export const emailFieldId = 'email'
export const codeFieldId = 'otp'

const asAddress = (typed: string) => typed.trim().toLowerCase()

const missingAddress = (email: string): Lack | null =>
  emailPattern.test(email) ? null : { id: emailFieldId, says: signInWords.email.missing }

const missingCode = (code: string): Lack | null =>
  code ? null : { id: codeFieldId, says: signInWords.code.missing }

/** Signs in with an emailed code: input, progress and actions. */
export function useSignIn({ knownEmail, prove, onSignedIn }: Options) {
  const [typed, setTyped] = useState(knownEmail)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'sending' | 'verifying' | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [attention, setAttention] = useState(0)
  const [errand, setErrand] = useState<Errand | null>(null)

  const email = asAddress(typed)
  const record = useOtp(state => state.byEmail[email] ?? neverSent)
  const view = viewOtp(record, useNow(!isOver(record, Date.now())))
  const canSendNow = (to: string) => {
    const { lockedSeconds, resendSeconds } = viewOtp(recordOf(to), Date.now())
    return busy === null && emailPattern.test(to) && lockedSeconds === 0 && resendSeconds === 0
  }
  const canSend = canSendNow(email)
  const lacking = useLack(view.hasCode ? missingCode(code) : missingAddress(email))

  async function send(address: string) {
    const to = asAddress(address)
    if (!canSendNow(to)) return
    setBusy('sending')
    setProblem(null)
    try {
      await sendCode(api, to, setWorking)
      keepRecord(to, afterSending(Date.now()), Date.now())
      setCode('')
      setAttention(count => count + 1)
    } catch (error) {
      console.warn('The sign-in code could not be sent', error)
      setProblem(sendProblem(error))
    }
    setBusy(null)
  }

  async function verify() {
    if (busy !== null || !view.hasCode) return
    if (code.length < otp.digits) {
      setProblem(signInWords.code.tooShort({ digits: otp.digits }))
      return setAttention(count => count + 1)
    }
    setBusy('verifying')
    setProblem(null)
    try {
      await prove({ email, otp: code })
    } catch (error) {
      console.warn('The sign-in code was not taken', error)
      if (isAboutTheCode(error)) {
        keepRecord(email, afterRefusal(recordOf(email), error, Date.now()), Date.now())
        setCode('')
      }
      setProblem(verifyProblem(error))
      setAttention(count => count + 1)
      setBusy(null)
      return
    }
    forgetRecord(email)
    if (errand?.email === email) await errand.afterwards()
    await onSignedIn(email)
  }

  return {
    typed,
    email,
    code,
    busy,
    /** Whether the phone is solving a puzzle before the code can be sent. */
    isWorking,
    problem,
    view,
    canSend,
    /** Grows whenever focus should move to the code field. */
    attention,
    /** What the current step still lacks. */
    lacking,
    /** Shown above the code if the person did not request it. */
    because: errand?.email === email ? errand.because : null,
    setTyped(text: string) {
      setTyped(text)
      setCode('')
      setProblem(null)
    },
    setCode(digits: string) {
      if (busy !== null) return
      setCode(digits)
      setProblem(null)
    },
    send: () => void send(typed),
    /** Sends to an email address submitted before hydration. */
    sendTo: (address: string) => void send(address),
    sendFor(next: Errand) {
      setTyped(next.email)
      setCode('')
      setErrand(next)
      void send(next.email)
    },
    verify: () => void verify(),
  }
}
export type SignIn = ReturnType<typeof useSignIn>

const secondMs = 1000

/** Current time in milliseconds, updated each second during a countdown. */
function useNow(isCounting: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isCounting])
  return nowMs
}
