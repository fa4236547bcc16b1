import { readFileSync } from 'node:fs'
import type oldBrowser from '@lithe/words/en/old-browser'
import type { Plugin } from 'vite'
import { browserFloor } from '../../packages/contracts/src/constants.ts'

/** Served as written: a browser that needs it runs none of our bundles. */
const words: { [Key in keyof ReturnType<typeof oldBrowser>]: string } = JSON.parse(
  readFileSync(new URL('../../packages/words/messages/en/old-browser.json', import.meta.url), 'utf8'),
)

const filled = words.what.replace(/\{(\w+)\}/g, (_, name: keyof typeof browserFloor) => browserFloor[name])

/**
 * Puts a sentence above every page that only a browser below the floor shows (ADR 96). Its script is of 2009 and its
 * look of HTML alone: such a browser passes over the app's scripts, and over all of its style sheet.
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
