import { createHash } from 'node:crypto'
import { asMarkup } from '../../doors/pages/mail-page.ts'
import { sandboxStyle } from '../../doors/pages/page-style.ts'
import type { Words } from '../../ground/ports/words.ts'
import { dollarsIn } from '../price.ts'

type Shown = { id: string; priceCents: number; isDeclined: boolean }

const page = ({ language, direction, checkout }: Words, title: string, body: string) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${asMarkup(title)}</title>
<style>${sandboxStyle}</style>
<main>
<p class="test">${asMarkup(checkout.sandbox.noMoney)}</p>
${body}
</main>
</html>
`

const form = (path: string, words: string, kind: string) =>
  `<form method="post" action="${path}"><button class="${kind}">${asMarkup(words)}</button></form>`

const declined = ({ checkout }: Words) => `<div class="declined" role="alert">
<h2>${asMarkup(checkout.sandbox.declined)}</h2>
<p>${asMarkup(checkout.sandbox.again)}</p>
</div>`

/** Contains nothing a person typed: `id` and price come from our tables. */
export function sandboxPage(words: Words, path: string, { id, priceCents, isDeclined }: Shown) {
  const { sandbox: told } = words.checkout
  const amount = dollarsIn(words, priceCents)
  return page(
    words,
    told.title,
    `<p class="name">Lithe</p>
<h1>${asMarkup(told.heading)}</h1>
<p class="price">${asMarkup(amount)}</p>
<p class="once">${asMarkup(told.once)}</p>
${isDeclined ? declined(words) : ''}
<div class="answers">
${form(`${path}/${id}/pay`, told.pay({ amount }), 'main')}
${form(`${path}/${id}/decline`, told.decline, 'quiet')}
${form(`${path}/${id}/cancel`, told.cancel, 'quiet')}
</div>`,
  )
}

export function unknownCheckoutPage(words: Words) {
  const { sandbox: told } = words.checkout
  return page(
    words,
    told.unknownTitle,
    `<p class="name">Lithe</p>
<h1>${asMarkup(told.unknown)}</h1>
<p class="once">${asMarkup(told.unknownHelp)}</p>
<p><a href="/">${asMarkup(told.home)}</a></p>`,
  )
}

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')

/** Allows this page's style, our typefaces, and forms that lead back. */
export const sandboxPolicy = (waysBack: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    ['form-action', "'self'", ...new Set(waysBack.map(address => new URL(address).origin))].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';')
