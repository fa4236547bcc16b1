import type { UserDetails } from '@lithe/contracts/api'
import { signInWords } from '@lithe/words/live/sign-in'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import { keptRecord, keptText } from '../../storage/device-storage.ts'
import { type GoogleIdentity, introduceGoogle, loadGoogle } from './google-script.ts'

type Options = {
  /** Null if Google sign-in is unavailable. */
  clientId: string | null
  /** URL of a replacement for Google's script; null for the original. */
  standIn: string | null
  /** Whether emailed codes are an alternative. */
  hasCodes: boolean
  guestIdentifier: string | null
  /** Whether the signed-in account must be proved again. */
  provesAgain: boolean
  /** Whether the document was just reloaded for this sign-in. */
  continues: boolean
  loadAnew: () => Promise<void>
  drain: <Entered>(signIn: () => Promise<Entered>) => Promise<Entered>
  onSignedIn: (email: string, userDetails: UserDetails) => Promise<void>
  /** Called if a code must first prove the email address. */
  onCodeFirst: (credential: string) => void
  onRefused: (error: unknown) => Promise<void>
}

type GoogleStep = 'away' | 'loading' | 'here' | 'entering'

/** Signs in with Google's button. Sends Google nothing until the person asks for it. */
export function useGoogleSignIn(options: Options) {
  const { clientId, standIn, hasCodes, guestIdentifier, provesAgain, continues, loadAnew, drain } = options
  const [step, setStep] = useState<GoogleStep>('away')
  const [problem, setProblem] = useState<string | null>(null)
  const [google, setGoogle] = useState<GoogleIdentity | null>(null)
  const [credential, setCredential] = useState<string | null>(null)

  async function begin(said: string | null = null) {
    if (!clientId) return
    setStep('loading')
    setProblem(null)
    if (!continues && !wasLoadedHere()) return loadAnew()
    try {
      const [{ nonce }, arrived] = await Promise.all([api.beginGoogle({}), loadGoogle(standIn)])
      if (arrived) introduceGoogle(arrived, { clientId, nonce, onCredential: setCredential })
      setGoogle(arrived)
      setStep(arrived ? 'here' : 'away')
      setProblem(arrived ? said : googleMissing(hasCodes))
    } catch (error) {
      console.warn('The sign-in with Google could not be begun', error)
      setStep('away')
      setProblem(beginProblem(error, hasCodes))
    }
  }

  async function refused(error: unknown, handed: string) {
    console.warn('The sign-in with Google was not taken', error)
    const code = error instanceof ApiError ? error.code : null
    if (code === 'proof-stale') return begin(signInWords.google.tooLate)
    if (code === 'other-account') return begin(sentenceFor(error))
    if (code !== 'email-code-first') return options.onRefused(error)
    setStep('away')
    options.onCodeFirst(handed)
  }

  async function enter(handed: string) {
    setStep('entering')
    setProblem(null)
    try {
      const guest = guestIdentifier === null ? {} : { userIdentifier: guestIdentifier }
      const shown = { credential: handed, ...guest, ...(provesAgain && { provesAgain }) }
      const entered = await drain(() => api.signInWithGoogle(shown))
      await options.onSignedIn(entered.userIdentifier, entered.userDetails)
    } catch (error) {
      await refused(error, handed)
    }
  }

  const proceed = useEffectEvent(() => void begin())
  const canProceed = continues && clientId !== null
  useEffect(() => {
    if (canProceed) proceed()
  }, [canProceed])

  const handOver = useEffectEvent((handed: string) => void enter(handed))
  useEffect(() => {
    if (credential) handOver(credential)
  }, [credential])

  return { step, problem, google, begin: () => void begin() }
}
export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/**
 * Whether this document was loaded at this URL rather than reached by navigation: only then do this page's response
 * headers apply.
 */
function wasLoadedHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && new URL(visit.name).pathname === window.location.pathname
}

/** Names the alternative if Google sign-in fails; not every server sends codes. */
const otherWay = (hasCodes: boolean) => signInWords.google[hasCodes ? 'byCode' : 'later']

export const googleMissing = (hasCodes: boolean) => `${signInWords.google.missing} ${otherWay(hasCodes)}`

/** Says why Google sign-in cannot start. */
export const beginProblem = (error: unknown, hasCodes: boolean): string =>
  error instanceof NetworkError
    ? sentenceFor(error)
    : error instanceof ApiError && error.code === 'too-many-requests'
      ? `${sentenceFor(error)} ${otherWay(hasCodes)}`
      : `${signInWords.google.closed} ${otherWay(hasCodes)}`

/** Notice for the next page if Google accepted the person but our server did not. */
export const refusedNotice = (error: unknown) => ({
  title: signInWords.google.notSignedIn,
  description: `${sentenceFor(error)} ${signInWords.google.continues}`,
})

/** The unverified email address in a credential, to prefill a field. */
export function credentialEmail(credential: string): string {
  try {
    const [, claims = ''] = credential.split('.')
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), sign =>
      sign.charCodeAt(0),
    )
    return keptText(keptRecord(JSON.parse(new TextDecoder().decode(bytes))).email).toLowerCase()
  } catch {
    return ''
  }
}
