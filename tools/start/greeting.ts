import { toString as toQrCode } from 'qrcode'

export type Greeting = { address: string; unlockKey: string; seconds: number }

export const greeting = ({ address, unlockKey, seconds }: Greeting) => `
Ready in ${seconds.toFixed(1)} s:  ${address}

  Payments are sandboxed: no money moves. E-mail codes appear in this terminal.
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
