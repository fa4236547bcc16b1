import { parseUrl } from '../../navigation/paths.ts'
import type { InvoiceEnd } from '../messenger.ts'
import type { Host } from './host.ts'

/** Telegram's identifier of an invoice: the last part of its URL. */
export const slugOf = (url: string): string | null =>
  /^https:\/\/t\.me\/(?:\$|invoice\/)([\w=-]+)$/.exec(url)?.[1] ?? null

const ends: readonly string[] = ['paid', 'cancelled', 'failed', 'pending'] satisfies InvoiceEnd[]
const isEnd = (status: string): status is InvoiceEnd => ends.includes(status)

export function openInvoiceIn(host: Host): ((url: string) => Promise<InvoiceEnd>) | null {
  if (!host.can('web_app_open_invoice')) return null
  return url =>
    new Promise(resolve => {
      const slug = slugOf(url)
      if (slug === null) return resolve('failed')
      const stop = host.hear('invoice_closed', closed => {
        if (closed.slug !== slug) return
        stop()
        resolve(isEnd(closed.status) ? closed.status : 'failed')
      })
      if (host.tell('web_app_open_invoice', { slug })) return
      stop()
      resolve('failed')
    })
}

/** Asks every time, whatever the launch data says: the bot has just been unable to write. */
export const askToWriteIn = (host: Host) => () =>
  new Promise<boolean>(resolve => {
    const stop = host.hear('write_access_requested', ({ status }) => {
      stop()
      resolve(status === 'allowed')
    })
    if (host.tell('web_app_request_write_access')) return
    stop()
    resolve(false)
  })

const telegramHosts = ['t.me', 'telegram.me', 'telegram.dog']

type LinkTarget = { inside: 'telegram'; path: string } | { inside: 'browser'; url: string }

/** Where to open a URL: in Telegram for its own links, else in the external browser; null if neither can. */
export function linkTarget(address: string): LinkTarget | null {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
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

/** Opens external links outside, so that the mini app stays where it is. */
export function catchOutsideLinks(page: Document, open: (url: string) => void) {
  page.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    event.preventDefault()
    open(link.href)
  })
}
