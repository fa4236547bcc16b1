import { createHash } from 'node:crypto'
import { sandboxStyle } from '../../pages/page-style.ts'
import { dollars } from '../price.ts'

type Shown = { id: string; priceCents: number; isDeclined: boolean }

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${sandboxStyle}</style>
<main>
<p class="test">Test payment: no money moves.</p>
${body}
</main>
</html>
`

const form = (path: string, words: string, kind: string) =>
  `<form method="post" action="${path}"><button class="${kind}">${words}</button></form>`

const declined = `<div class="declined" role="alert">
<h2>The card was declined</h2>
<p>Nothing was charged. You can try again.</p>
</div>`

/** `id` and the price come from our own tables; nothing a person typed is on this page. */
export const sandboxPage = (path: string, { id, priceCents, isDeclined }: Shown) =>
  page(
    'Test payment · Lithe',
    `<p class="name">Lithe</p>
<h1>Full report</h1>
<p class="price">${dollars(priceCents)}</p>
<p class="once">Paid once, for this report. It stays open for good.</p>
${isDeclined ? declined : ''}
<div class="answers">
${form(`${path}/${id}/pay`, `Pay ${dollars(priceCents)}`, 'main')}
${form(`${path}/${id}/decline`, 'Use a declined card', 'quiet')}
${form(`${path}/${id}/cancel`, 'Cancel', 'quiet')}
</div>`,
  )

export const unknownCheckoutPage = () =>
  page(
    'No such payment · Lithe',
    `<p class="name">Lithe</p>
<h1>There is no such payment</h1>
<p class="once">The link is old or incomplete. Open your report and choose to unlock it again.</p>
<p><a href="/">Go to Lithe</a></p>`,
  )

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')

/** Only this page's own style and the product's typefaces, and forms that lead back to where the person came from. */
export const sandboxPolicy = (waysBack: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    ['form-action', "'self'", ...new Set(waysBack.map(address => new URL(address).origin))].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';')
