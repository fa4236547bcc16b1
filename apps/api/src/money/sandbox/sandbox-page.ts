import { asMarkup } from '../../doors/pages/mail-page.ts'
import { pageOf, pagePolicy } from '../../doors/pages/page-style.ts'
import type { Words } from '../../ground/ports/words.ts'
import { dollarsIn } from '../price.ts'

type Shown = { id: string; priceCents: number; isDeclined: boolean }

const page = (words: Words, title: string, body: string) =>
  pageOf(words, { title, main: `<p class="test">${asMarkup(words.checkout.sandbox.noMoney)}</p>\n${body}` })

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

/** Allows forms that lead back. */
export const sandboxPolicy = (waysBack: readonly string[]) => {
  const origins = new Set(waysBack.map(address => new URL(address).origin))
  return pagePolicy('', ['form-action', "'self'", ...origins].join(' '))
}
