import { callerHeaders } from '@lithe/contracts/api'
import { z } from 'zod'

const { userIdentifier, source } = callerHeaders

/** Percent-encoded, as headers hold no other letters; each may be missing, which the call's own schema judges. */
export const CallerHeaders = z.object({
  [userIdentifier]: z.string().optional(),
  [source]: z.string().optional(),
})

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The caller as a body would name them, from the headers of a call that has no body. */
export const callerIn = (headers: z.output<typeof CallerHeaders>) => ({
  userIdentifier: decoded(headers[userIdentifier]),
  source: headers[source],
})
