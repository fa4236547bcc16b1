/** Origins that may control this page: its own, and a deployment's space-separated list. */
export function allowedOrigins(ownOrigin: string, listed: string | undefined): readonly string[] {
  const others = (listed ?? '').split(/\s+/).filter(origin => origin !== '')
  return [...new Set([ownOrigin, ...others.map(origin => new URL(origin).origin)])]
}

type Surroundings = {
  ownOrigin: string
  /** Chromium and Safari expose the embedding origin. */
  ancestorOrigin: string | undefined
  /** URL of a page, or empty. */
  referrer: string
}

/** The origin to send to: the embedding page's if listed, else our own. */
export function hostOrigin(origins: readonly string[], surroundings: Surroundings): string {
  const { ownOrigin, ancestorOrigin, referrer } = surroundings
  const candidates = [ancestorOrigin, referrer === '' ? undefined : new URL(referrer).origin]
  return candidates.find(origin => origin !== undefined && origins.includes(origin)) ?? ownOrigin
}
