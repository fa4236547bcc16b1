const keptUnder = 'messenger-launch'

/** What Telegram puts behind the address it opens; null behind any other. */
export function launchIn(hash: string): string | null {
  const launch = hash.replace(/^#/, '')
  return new URLSearchParams(launch).has('tgWebAppVersion') ? launch : null
}

type Window = {
  TelegramWebviewProxy?: unknown
  external?: unknown
  parent?: unknown
  self?: unknown
}

/** Whether a messenger stands around the page: a link that only looks like a launch is no sign-in. */
export const hasHost = (page: Window) =>
  'TelegramWebviewProxy' in page ||
  typeof Object(page.external).notify === 'function' ||
  page.parent !== page.self

function keep(launch: string) {
  try {
    sessionStorage.setItem(keptUnder, launch)
  } catch {
    // Without a memory this window forgets it at a reload.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(keptUnder)
  } catch {
    return null
  }
}

/** The launch of this window. Telegram tells it once: it is kept for reloads, and leaves the address bar. */
export function findLaunch(): string | null {
  if (!hasHost(window)) return null
  const told = launchIn(window.location.hash)
  if (told === null) return kept()
  keep(told)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  return told
}

/** Clears what this window remembers, but for where it is. */
export function forgetVisit() {
  const launch = kept()
  sessionStorage.clear()
  if (launch !== null) keep(launch)
}
