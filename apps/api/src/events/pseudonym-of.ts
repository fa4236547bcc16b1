import { createHmac } from 'node:crypto'

/**
 * What a person is called in the events of a month. The key is the row's own random number, which is nowhere once the
 * person is erased: from then on nothing computes the pseudonym again.
 */
export const pseudonymOf = (personId: string, at: Date): string =>
  createHmac('sha256', personId)
    .update(`security-event ${at.toISOString().slice(0, 7)}`)
    .digest('base64url')
    .slice(0, 22)
