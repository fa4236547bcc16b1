import type { FastifyReply } from 'fastify'
import { escaped } from '../doors/pages/mail-page.ts'
import { hashOf, pageOf, pagePolicy } from '../doors/pages/page-style.ts'
import type { Words } from '../ground/ports/words.ts'

type Document = {
  title: string
  standIn: string
  /** Extends the shared sandbox style. */
  style: string
  body: string
  script?: string
  /** Whether it frames one of our pages. */
  frames?: boolean
}

/** Allows inline style and script, and same-origin pictures, typefaces, forms and, if needed, a frame. */
const policyOf = ({ style, script, frames = false }: Document) =>
  pagePolicy(
    style,
    ...(script === undefined ? [] : [`script-src 'sha256-${hashOf(script)}'`]),
    ...(frames ? ["frame-src 'self'"] : []),
    "img-src 'self'",
    "form-action 'self'",
  )

/** Sends a sandbox page. `body` is escaped markup; `style` and `script` must not contain user input. */
export function sendDocument(reply: FastifyReply, words: Words, document: Document) {
  const { title, style, standIn, body, script } = document
  const page = pageOf(words, {
    title,
    style,
    head: '<link rel="icon" href="/favicon.svg">',
    main: `<p class="test">${escaped(standIn)}</p>\n${body}`,
    end: script === undefined ? '' : `<script>${script}</script>`,
  })
  return reply
    .headers({ 'content-security-policy': policyOf(document), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)
}
