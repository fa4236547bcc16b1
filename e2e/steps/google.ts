import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import {
  type GoogleIssuer,
  googleClaims,
  openGoogleIssuer,
} from '../../apps/api/src/testing/google-issuer.ts'
import { openSignIn } from './sign-in.ts'

export const googleKey = () => JSON.parse(process.env.E2E_GOOGLE_KEY ?? '')

/** A stand-in issuer with the key that the servers under test trust. */
export const openIssuer = () => openGoogleIssuer(0, googleKey())

const scriptAddress = 'https://accounts.google.com/gsi/client'

/** Replaces Google's script: a press on its button returns a token for the given nonce. */
const standIn = `
  let settings
  window.google = { accounts: { id: {
    initialize(given) { settings = given },
    renderButton(place, look) {
      const button = document.createElement('button')
      button.textContent = 'Google: ' + look.text + ', ' + look.theme
      button.style = 'min-height: 48px; width: ' + look.width + 'px'
      button.onclick = async () => settings.callback({ credential: await window.signForGoogle(settings.nonce) })
      place.append(button)
    },
    prompt() {},
    cancel() {},
  } } }`

export const newSubject = () => BigInt(`0x${randomUUID().slice(0, 8)}`).toString()

export const newGmail = () => ({
  sub: newSubject(),
  email: `rosa.${randomUUID().slice(0, 8)}@gmail.com`,
})

type Claims = NonNullable<Parameters<typeof googleClaims>[1]>

/** Google for one visitor, whose claims the trusted issuer signs. */
export async function meetGoogle(
  page: Page,
  issuer: GoogleIssuer,
  claims: Claims,
  signs: 'sign' | 'forge' = 'sign',
) {
  /** Requests to Google, with their referrers. */
  const asked: { url: string; referrer: string | undefined }[] = []
  page.on('request', request => {
    if (new URL(request.url()).hostname.endsWith('google.com'))
      asked.push({ url: request.url(), referrer: request.headers().referer })
  })
  await page.route('https://*.google.com/**', route =>
    route.request().url() === scriptAddress
      ? route.fulfill({ contentType: 'text/javascript', body: standIn })
      : route.abort(),
  )
  await page.exposeFunction('signForGoogle', (nonce: string) =>
    issuer[signs](googleClaims(new Date(), { ...claims, nonce })),
  )
  return { asked }
}

export const ownWay = (page: Page) => page.getByRole('button', { name: 'Continue with Google', exact: true })
export const googlesButton = (page: Page) => page.getByRole('button', { name: /^Google: continue_with/ })

/** Goes from the sign-in page to pressing Google's button. */
export async function signInWithGoogle(page: Page) {
  await openSignIn(page)
  await ownWay(page).click()
  await googlesButton(page).click()
}

/** Waits for the load that leaves the sign-in document, then expects nothing of Google's in the new document. */
export async function expectNoGoogle(page: Page) {
  await page.waitForFunction(() => !('google' in window))
  await expect(page.locator('script[src*="google"]')).toHaveCount(0)
}
