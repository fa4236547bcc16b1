import axe, { type RunOptions } from 'axe-core'
import { expect, onTestFinished } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { faultsOf, finishAnimations, isAtRest, smallTargets } from '../looks/in-page.ts'
import type { Media } from './media.ts'

export const phone = { width: 390, height: 844 }
export const phoneOnItsSide = { width: 844, height: 390 }
export const smallPhone = { width: 360, height: 640 }

export const desk = { width: 1280, height: 844 }

type Size = typeof phone
let size = phone

/** Resizes the screen. */
export async function showOn(wanted: Size) {
  size = wanted
  await page.viewport(wanted.width, wanted.height)
}

/** Sets the device's theme, and whether pages may move. */
export const emulate = (media: Media) => commands.emulateMedia(media)

/** Runs a check in both themes. */
export async function inBothColours(look: (colour: 'light' | 'dark') => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulate({ colorScheme })
    await look(colorScheme)
  }
}

type Expected = { hasMainAction?: boolean; mayAskToTurn?: boolean }

/** Expects the main action within reach without scrolling, and nothing to overflow sideways. */
export async function expectFirstScreen(screen: string, expected: Expected = {}) {
  const { hasMainAction = true, mayAskToTurn = true } = expected
  await expect
    .poll(
      () => {
        finishAnimations()
        const { faults, isToBeTurned } = faultsOf({ width: size.width, hasMainAction })
        return isToBeTurned && !mayAskToTurn ? [...faults, 'asks to be turned'] : faults
      },
      { message: screen, interval: 50 },
    )
    .toEqual([])
}

/** Waits until everything has come to rest. */
export const settle = () => expect.poll(isAtRest, { message: 'at rest' }).toBe(true)

/** The axe rules about colours; all other rules give the same result in both themes. */
const rulesOfColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Expects no axe violations once everything is at rest. */
export async function expectAccessible(screen: string, options: RunOptions = {}) {
  await settle()
  const { violations } = await axe.run(document, { ...options, iframes: false })
  const found = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, screen).toEqual([])
}

/** Checks all rules in the light theme, and colour rules in the dark one. */
export const expectAccessibleInBothColours = (screen: string) =>
  inBothColours(colour => expectAccessible(`${screen}, ${colour}`, colour === 'dark' ? rulesOfColours : {}))

/** Expects nothing to overflow the screen sideways. */
export function expectNoSidewaysScroll(screen: string) {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(clientWidth, `${screen} is laid out for this screen`).toBe(size.width)
  expect(scrollWidth, `${screen} is as wide as the screen`).toBeLessThanOrEqual(clientWidth)
}

/** Expects an element to be fully visible without scrolling. */
export function expectInView(found: Locator, screen: string) {
  const { top, bottom } = found.element().getBoundingClientRect()
  expect(top, `${screen}: from the top`).toBeGreaterThanOrEqual(0)
  expect(bottom, `${screen}: to the bottom`).toBeLessThanOrEqual(size.height)
}

/** Expects every control to be large enough for a finger. */
export const expectLargeTargets = (screen: string) => expect(smallTargets(), screen).toEqual([])

/** Doubles all text, like large-text settings, until undone or the test ends. */
export function doubleText() {
  const style = document.createElement('style')
  style.textContent = 'html { font-size: 225% !important }'
  document.head.append(style)
  const undo = () => style.remove()
  onTestFinished(undo)
  return undo
}

/** Resets the device: a phone in the light theme with motion, not in full screen. */
export async function asBefore() {
  // The start page requests full screen, which is the whole window here.
  if (document.fullscreenElement) await document.exitFullscreen()
  await showOn(phone)
  await emulate({ colorScheme: 'light', reducedMotion: 'no-preference' })
}
