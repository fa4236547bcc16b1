import { expect } from '@playwright/test'
import { finishAnimations, isAtRest } from '../../apps/web/src/testing/looks/in-page.ts'
import type { Visitor } from '../../workshop/browsers/visitor.ts'
import { type Box, boxesOfPage, otherwiseLaidOut } from './boxes.ts'

/** Visible words and their layout, without the whitespace that differs between engines. */
export type Look = { words: string; boxes: readonly Box[] }

/** Visible text, except a film's fleeting hint and the list of sent calls, which contains times. */
function wordsOfPage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let words = ''
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true })
    if (isShown && !parentElement?.closest('select, style, script, title, figure .appear'))
      words += textContent
  }
  return words.replace(/\s+/g, '').replace(/(?<=Whatthislistleavesout)Today.*/, '')
}

/**
 * Runs in the page: removes legitimate differences between engines. Balanced and pretty line breaks vary; engines skip
 * content at different distances from the viewport; WebKit rounds line heights to whole pixels; WebKitGTK lacks optical
 * sizing (iOS has it).
 */
function asInAnyEngine() {
  const id = 'as-in-any-engine'
  if (!document.getElementById(id)) {
    const style = Object.assign(document.createElement('style'), { id })
    style.textContent =
      '* { text-wrap-style: auto !important; font-optical-sizing: none !important; content-visibility: visible !important }'
    document.head.append(style)
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const pixels = Number.parseFloat(getComputedStyle(element).lineHeight)
    if (pixels % 1 > 0) element.style.setProperty('line-height', `${Math.floor(pixels)}px`, 'important')
  }
}

async function lookOnce(visitor: Visitor): Promise<Look | null> {
  await visitor.evaluate(asInAnyEngine, null)
  await visitor.evaluate(finishAnimations, null)
  await visitor.evaluate(() => document.fonts.ready.then(() => null), null)
  const isStill = await visitor.evaluate(isAtRest, null)
  const boxes = await visitor.evaluate(boxesOfPage, null)
  const words = await visitor.evaluate(wordsOfPage, null)
  return isStill && words.length > 0 ? { words, boxes } : null
}

/** Returns once the page has been stable for a while. */
export async function lookAtPage(visitor: Visitor): Promise<Look> {
  let last: Look | null = null
  let timesTheSame = 0
  await expect
    .poll(
      async () => {
        const now = await lookOnce(visitor)
        timesTheSame = now && JSON.stringify(now) === JSON.stringify(last) ? timesTheSame + 1 : 0
        last = now
        return timesTheSame
      },
      { intervals: [200] },
    )
    .toBe(3)
  if (!last) throw new Error('the page never came to rest')
  return last
}

const differences = (chromium: Look, other: Look) => [
  ...(other.words === chromium.words ? [] : [`says ${other.words}`, `in Chromium ${chromium.words}`]),
  ...otherwiseLaidOut(chromium.boxes, other.boxes),
]

/** Waits until the page looks as in Chromium; returns the remaining differences. */
export async function differencesFrom(chromium: Look, visitor: Visitor): Promise<string[]> {
  let told: string[] = []
  await expect
    .poll(
      async () => {
        const now = await lookOnce(visitor)
        told = now ? differences(chromium, now) : ['not at rest']
        return told.length
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBe(0)
    .catch(() => {})
  return told
}
