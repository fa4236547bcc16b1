import { useLayoutEffect } from 'react'
import { loadAnew } from '../../navigation/this-page.ts'

/** The part of Google Identity Services that this app uses. */
export type GoogleIdentity = {
  initialize(settings: {
    client_id: string
    nonce: string
    callback: (answer: { credential?: string }) => void
    ux_mode: 'popup'
    context: 'signin'
    auto_select: boolean
    cancel_on_tap_outside: boolean
    itp_support: boolean
    use_fedcm_for_prompt: boolean
    use_fedcm_for_button: boolean
  }): void
  renderButton(
    place: HTMLElement,
    look: {
      type: 'standard'
      theme: 'outline' | 'filled_black'
      size: 'large'
      shape: 'pill'
      text: 'continue_with'
      width: number
    },
  ): void
  prompt(): void
  cancel(): void
}

type GoogleWindow = { google?: { accounts?: { id?: GoogleIdentity } } }

const address = 'https://accounts.google.com/gsi/client'
const patienceMs = 8000

const arrived = () => (window as GoogleWindow).google?.accounts?.id ?? null

/** Sends Google the page's origin, which it requires, but never a full URL. */
const tellOrigin = () =>
  document.querySelector('meta[name="referrer"]')?.setAttribute('content', 'strict-origin')

/** Whether this document may contain anything of Google's. */
let hasMetGoogle = false

/** Loads Google's script once the person chooses that sign-in; null if loading fails. `standIn` is our replacement. */
export function loadGoogle(standIn: string | null): Promise<GoogleIdentity | null> {
  const there = arrived()
  if (there) return Promise.resolve(there)
  hasMetGoogle = true
  if (standIn === null) tellOrigin()
  const script = document.createElement('script')
  script.src = standIn ?? address
  script.async = true
  return new Promise(settle => {
    const timer = setTimeout(() => finish(null), patienceMs)
    function finish(google: GoogleIdentity | null) {
      clearTimeout(timer)
      if (!google) script.remove()
      settle(google)
    }
    script.onload = () => finish(arrived())
    script.onerror = () => finish(null)
    document.head.append(script)
  })
}

type Introduction = { clientId: string; nonce: string; onCredential: (credential: string) => void }

/** Configures Google's script with our client and the nonce for its token. */
export const introduceGoogle = (google: GoogleIdentity, { clientId, nonce, onCredential }: Introduction) =>
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => (credential ? onCredential(credential) : undefined),
    ux_mode: 'popup',
    context: 'signin',
    auto_select: false,
    cancel_on_tap_outside: false,
    itp_support: true,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  })

/** Makes the next page a new document without Google's script, however this one is left. */
export function useLeaveGoogleBehind(ownPath: string) {
  useLayoutEffect(
    () => () => {
      if (hasMetGoogle && window.location.pathname !== ownPath) loadAnew()
    },
    [ownPath],
  )
}
