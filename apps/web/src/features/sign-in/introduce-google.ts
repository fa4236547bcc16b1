import type { GoogleIdentity } from './google-script.ts'

type Introduction = { clientId: string; nonce: string; onCredential: (credential: string) => void }

/** Tells Google's script who asks, and what the token it makes has to carry. */
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
