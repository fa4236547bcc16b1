import type { Host } from './host.ts'

const telegramHosts = ['t.me', 'telegram.me', 'telegram.dog']

export type LinkTarget = { inside: 'telegram'; path: string } | { inside: 'browser'; url: string }

/** Telegram opens its own addresses itself, and every other one in the browser outside; null where there is no way. */
export function linkTarget(address: string): LinkTarget | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return telegramHosts.includes(url.hostname)
    ? { inside: 'telegram', path: url.pathname + url.search }
    : { inside: 'browser', url: url.href }
}

export function openLink(host: Host, address: string) {
  const target = linkTarget(address)
  if (!target) return
  const { href } = new URL(address)
  const isTold = target.inside === 'telegram' && host.tell('web_app_open_tg_link', { path_full: target.path })
  if (!isTold) host.tell('web_app_open_link', { url: href })
}

/** Links that lead out of the app open outside, so that the mini app stays where it is. */
export function catchOutsideLinks(page: Document, open: (url: string) => void) {
  page.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    event.preventDefault()
    open(link.href)
  })
}
