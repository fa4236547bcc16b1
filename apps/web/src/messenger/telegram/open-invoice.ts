import type { InvoiceEnd } from '../messenger.ts'
import type { Host } from './host.ts'

/** What an invoice goes by inside Telegram: the end of its address. */
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
