import { openGoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { issuerPort, smtpPort } from './playwright.config.ts'
import { googleKey } from './steps/google.ts'
import { startMailServer } from './steps/mail-server.ts'

/** Starts the mail server and Google keys shared by all journeys. */
export default async function startPeers() {
  const mail = await startMailServer(smtpPort)
  const issuer = await openGoogleIssuer(issuerPort, googleKey())
  return async () => {
    await mail.close()
    await issuer.close()
  }
}
