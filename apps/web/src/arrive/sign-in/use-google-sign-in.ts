import type { UserDetails } from '@lithe/contracts/api'
import { signInWords } from '@lithe/words/live/sign-in'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import { keptRecord, keptText } from '../../storage/device-storage.ts'
import { type GoogleIdentity, introduceGoogle, loadGoogle } from './google-script.ts'

type Options = {
  /** Null where people cannot sign in with Google. */
  clientId: string | null
  /** The address of what stands in for Google's script; null for Google's own. */
  standIn: string | null
  /** Whether a code by e-mail would let them in as well. */
  hasCodes: boolean
  guestIdentifier: string | null
  /** Whether it is the account that is signed in which has to be shown once more. */
  provesAgain: boolean
  /** The document has just been loaded anew for this. */
  goesOn: boolean
  loadAnew: () => Promise<void>
  sendWaiting: () => Promise<void>
  onSignedIn: (email: string, userDetails: UserDetails) => Promise<void>
  /** The address has to be proven once by a code. */
  onCodeFirst: (credential: string) => void
  onRefused: (error: unknown) => Promise<void>
}

type GoogleStep = 'away' | 'loading' | 'here' | 'entering'

/** Signing in with Google's own button. Until the person asks for it, nothing is asked of Google. */
export function useGoogleSignIn(options: Options) {
  const { clientId, standIn, hasCodes, guestIdentifier, provesAgain, goesOn, loadAnew, sendWaiting } = options
  const [step, setStep] = useState<GoogleStep>('away')
  const [problem, setProblem] = useState<string | null>(null)
  const [google, setGoogle] = useState<GoogleIdentity | null>(null)
  const [credential, setCredential] = useState<string | null>(null)

  async function begin(said: string | null = null) {
    if (!clientId) return
    setStep('loading')
    setProblem(null)
    if (!goesOn && !wasLoadedHere()) return loadAnew()
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
      await sendWaiting()
      const guest = guestIdentifier === null ? {} : { userIdentifier: guestIdentifier }
      const entered = await api.signInWithGoogle({
        credential: handed,
        ...guest,
        ...(provesAgain && { provesAgain }),
      })
      await options.onSignedIn(entered.userIdentifier, entered.userDetails)
    } catch (error) {
      await refused(error, handed)
    }
  }

  const goOn = useEffectEvent(() => void begin())
  const canGoOn = goesOn && clientId !== null
  useEffect(() => {
    if (canGoOn) goOn()
  }, [canGoOn])

  const handOver = useEffectEvent((handed: string) => void enter(handed))
  useEffect(() => {
    if (credential) handOver(credential)
  }, [credential])

  return { step, problem, google, begin: () => void begin() }
}
export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/**
 * Whether the present document was loaded at this very address, and did not come here inside the app:
 * only then do the rules that the server sent along with it belong to this page.
 */
function wasLoadedHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && new URL(visit.name).pathname === window.location.pathname
}

/** What is left where Google’s way is closed; not every server sends codes. */
const otherWay = (hasCodes: boolean) => signInWords.google[hasCodes ? 'byCode' : 'later']

export const googleMissing = (hasCodes: boolean) => `${signInWords.google.missing} ${otherWay(hasCodes)}`

/** Why Google’s way cannot even be begun. */
export const beginProblem = (error: unknown, hasCodes: boolean): string =>
  error instanceof NetworkError
    ? sentenceFor(error)
    : error instanceof ApiError && error.code === 'too-many-requests'
      ? `${sentenceFor(error)} ${otherWay(hasCodes)}`
      : `${signInWords.google.closed} ${otherWay(hasCodes)}`

/** Said on the next page where Google signed the person in and we could not. */
export const refusedNotice = (error: unknown) => ({
  title: signInWords.google.notSignedIn,
  description: `${sentenceFor(error)} ${signInWords.google.goesOn}`,
})

/** The address a credential speaks of, to fill a field with; whether it is true the server alone can tell. */
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
