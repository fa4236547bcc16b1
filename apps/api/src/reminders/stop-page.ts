import { createHash } from 'node:crypto'
import { asMarkup } from '../pages/mail-page.ts'
import { sandboxStyle } from '../pages/page-style.ts'
import type { Words } from '../ports/words.ts'
import { beginPath } from './reminder-texts.ts'

const style = `${sandboxStyle}
h1 { margin: auto 0 0; }
.name { margin-bottom: 0; }
.answers { padding-bottom: 8px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** This page's own style and the product's typefaces, and one form that leads back here. */
export const stopPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';')

const page = ({ language, direction }: Words, title: string, body: string) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${asMarkup(title)}</title>
<style>${style}</style>
<main>
<p class="name">Lithe</p>
${body}
</main>
</html>
`

/** Asks: mail programs and their guards open links by themselves, and that must end nothing. */
export const stopQuestionPage = (words: Words) => {
  const { ending: told } = words.mails
  return page(
    words,
    told.title,
    `<h1>${asMarkup(told.question)}</h1>
<p class="once">${asMarkup(told.what)}</p>
<form class="answers" method="post"><button class="main">${asMarkup(told.yes)}</button></form>`,
  )
}

/** The same whether there was one or not: a link tells nothing of a person. */
export const stoppedPage = (words: Words) => {
  const { ending: told } = words.mails
  return page(
    words,
    told.title,
    `<h1>${asMarkup(told.ended)}</h1>
<p class="once">${asMarkup(told.again)}</p>
<p class="answers"><a href="${beginPath}">${asMarkup(told.open)}</a></p>`,
  )
}
