import { toString as toQrCode } from 'qrcode'

export type Greeting = {
  address: string
  unlockKey: string
  seconds: number
  /** Whether e-mail codes go to a mail server. */
  hasMailServer: boolean
}

const codesAppear = (address: string, hasMailServer: boolean) =>
  hasMailServer
    ? 'E-mail codes go out over SMTP_URL.'
    : `E-mail codes appear in this terminal,\n  and in this computer's browser at ${address}/sandbox/mails`

export const greeting = ({ address, unlockKey, seconds, hasMailServer }: Greeting) => `
Ready in ${seconds.toFixed(1)} s:  ${address}

  Payments are sandboxed: no money moves. ${codesAppear(address, hasMailServer)}

  To see full reports without paying, open once
  ${address}/longevity-test?unlockKey=${unlockKey}

  Ctrl-C stops Lithe; what it stored stays in ./data.
`

export const phoneGreeting = async (address: string) => `
On a phone in the same Wi-Fi, point the camera at this, or open ${address}

${await toQrCode(address, { type: 'utf8', margin: 2 })}
The phone will warn that the connection is not private: the certificate was made on this
computer and nobody else vouches for it. It is yours, so go on:
  iPhone    Show Details → visit this website → Visit Website
  Android   Advanced → Proceed to the address
If the page does not open at all, this computer's firewall may be closed for that port.
`
