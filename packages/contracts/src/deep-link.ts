/** Payload of a link to the bot or mini app: `o-<organisation>_r-<referral>`, either part, or nothing. */
export type DeepLink = {
  /** An organisation's code, not yet checked. */
  organisation: string | null
  /** Referral code of the person who shared the link. */
  referral: string | null
}

const nothing: DeepLink = { organisation: null, referral: null }

/** Telegram allows 64 characters; each part may use half. */
const part = '([A-Za-z0-9][A-Za-z0-9-]{0,31})'
const shape = new RegExp(`^(?:o-${part}(?:_r-${part})?|r-${part})$`)
const bare = new RegExp(`^(?![or]-)${part}$`, 'i')

/** Parses a link's parameter; an invalid parameter counts as empty, and its visitor is still welcome. */
export function readDeepLink(parameter: string | null | undefined): DeepLink {
  const found = shape.exec(parameter ?? '')
  // People writing links by hand tend to forget the prefix of an organisation.
  if (!found) return { ...nothing, organisation: bare.exec(parameter ?? '')?.[1] ?? null }
  const [, organisation = null, broughtBy, alone] = found
  return { organisation, referral: broughtBy ?? alone ?? null }
}
