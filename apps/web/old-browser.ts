import { readFileSync } from 'node:fs'
import type oldBrowser from '@lithe/words/en/old-browser'
import type { Plugin } from 'vite'
import { browserFloor } from '../../packages/contracts/src/constants.ts'

/** Served unbundled: a browser that needs it runs none of our bundles. */
const words: { [Key in keyof ReturnType<typeof oldBrowser>]: string } = JSON.parse(
  readFileSync(new URL('../../packages/words/messages/en/old-browser.json', import.meta.url), 'utf8'),
)

const filled = words.what.replace(/\{(\w+)\}/g, (_, name: keyof typeof browserFloor) => browserFloor[name])

/**
 * Adds a notice above every page, shown only by browsers below the floor (ADR 96). Its script is ES5 with inline
 * styles, as such browsers skip the app's scripts and style sheet.
 */
export const oldBrowserNote = (): Plugin => ({
  name: 'old-browser-note',
  transformIndexHtml: () => [
    {
      tag: 'div',
      attrs: { id: 'old-browser', role: 'alert', lang: 'en', dir: 'ltr', hidden: true },
      children: [
        { tag: 'p', children: [{ tag: 'strong', children: words.title }] },
        { tag: 'p', children: filled },
        { tag: 'p', children: words.how },
      ],
      injectTo: 'body-prepend',
    },
    { tag: 'script', attrs: { src: '/old-browser.js', defer: true }, injectTo: 'head' },
  ],
})
