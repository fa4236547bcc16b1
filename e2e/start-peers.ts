import { openGoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { issuerPort, smtpPort } from './playwright.config.ts'
import { googleKey } from './steps/google.ts'
import { startMailServer } from './steps/mail-server.ts'

/** Whom the servers under test talk to, started once for all journeys: a mail server, and Google's keys. */
export default async function startPeers() {
  const mail = await startMailServer(smtpPort)
  const issuer = await openGoogleIssuer(issuerPort, googleKey())
  return async () => {
    await mail.close()
    await issuer.close()
  }
}
