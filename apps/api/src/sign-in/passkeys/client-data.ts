import { z } from 'zod'

const ClientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** The challenge that a browser says was signed; null where there is none, or where the page was in another's frame. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const told = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge, crossOrigin } = ClientData.parse(told)
    return crossOrigin ? null : Buffer.from(challenge, 'base64url').toString('utf8')
  } catch {
    return null
  }
}
