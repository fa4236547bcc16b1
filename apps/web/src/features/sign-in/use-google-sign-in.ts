import type { UserDetails } from '@lithe/contracts/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api-client.ts'
import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { beginProblem, googleMissing } from './google-problem.ts'
import { type GoogleIdentity, loadGoogle } from './google-script.ts'
import { introduceGoogle } from './introduce-google.ts'
import { wasLoadedHere } from './loaded-here.ts'

type Options = {
  /** Null where people cannot sign in with Google. */
  clientId: string | null
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

const tooLate = 'That took a little too long. Please press Google’s button once more.'

/** Signing in with Google's own button. Until the person asks for it, nothing is asked of Google. */
export function useGoogleSignIn(options: Options) {
  const { clientId, hasCodes, guestIdentifier, provesAgain, goesOn, loadAnew, sendWaiting } = options
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
      const [{ nonce }, arrived] = await Promise.all([api.beginGoogle({}), loadGoogle()])
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
    if (code === 'proof-stale') return begin(tooLate)
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
