/** Who may start and stop this page: its own origin, and those a deployment lists, separated by spaces. */
export function allowedOrigins(ownOrigin: string, listed: string | undefined): readonly string[] {
  const others = (listed ?? '').split(/\s+/).filter(origin => origin !== '')
  return [...new Set([ownOrigin, ...others.map(origin => new URL(origin).origin)])]
}

type Surroundings = {
  ownOrigin: string
  /** Chromium and Safari tell who holds the frame. */
  ancestorOrigin: string | undefined
  /** Empty, or the address of a page. */
  referrer: string
}

/** The origin to talk to: the embedding page's if it is on the list, else our own. */
export function hostOrigin(origins: readonly string[], surroundings: Surroundings): string {
  const { ownOrigin, ancestorOrigin, referrer } = surroundings
  const candidates = [ancestorOrigin, referrer === '' ? undefined : new URL(referrer).origin]
  return candidates.find(origin => origin !== undefined && origins.includes(origin)) ?? ownOrigin
}
