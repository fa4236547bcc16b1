/** What a link to the bot or the mini app carries: `o-<organisation>_r-<mark>`, either part alone, or nothing. */
export type DeepLink = {
  /** An organisation's code; whether there is such a one is for the reader to see. */
  organisation: string | null
  /** The mark of the person who passed the link on. */
  referral: string | null
}

const nothing: DeepLink = { organisation: null, referral: null }

/** Telegram lets a link's parameter be 64 characters long; each part may take half of it. */
const part = '([A-Za-z0-9][A-Za-z0-9-]{0,31})'
const shape = new RegExp(`^(?:o-${part}(?:_r-${part})?|r-${part})$`)
const bare = new RegExp(`^(?![or]-)${part}$`, 'i')

/** Reads a link's parameter. One of another shape carries nothing, and its visitor is welcome all the same. */
export function readDeepLink(parameter: string | null | undefined): DeepLink {
  const found = shape.exec(parameter ?? '')
  // Written by hand, the mark of an organisation is the first thing left out.
  if (!found) return { ...nothing, organisation: bare.exec(parameter ?? '')?.[1] ?? null }
  const [, organisation = null, broughtBy, alone] = found
  return { organisation, referral: broughtBy ?? alone ?? null }
}
