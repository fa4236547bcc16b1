/** What this app uses of Google Identity Services. */
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

/** Google gives its button only to a page that says where it is; addresses beyond that stay here. */
const tellOrigin = () =>
  document.querySelector('meta[name="referrer"]')?.setAttribute('content', 'strict-origin')

let asked = false

/** Whether anything of Google's may be in this document. */
export const hasMetGoogle = () => asked

/** Google's own script, fetched when its way in is chosen and not before; null where it does not come. */
export function loadGoogle(): Promise<GoogleIdentity | null> {
  const there = arrived()
  if (there) return Promise.resolve(there)
  asked = true
  tellOrigin()
  const script = document.createElement('script')
  script.src = address
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
