import { beforeEach, expect, test } from 'vitest'
import { visitAll } from '../testing/screens/every-route.ts'
import {
  asBefore,
  doubleText,
  emulate,
  expectNoSidewaysScroll,
  phone,
  showOn,
} from '../testing/screens/looks.ts'

beforeEach(asBefore)

/** Fraction of the window that the main action keeps covering while the page scrolls. */
function coveredShare(): number {
  const foot = document.querySelector<HTMLElement>('[data-main-action]')
  if (!foot || getComputedStyle(foot).position !== 'sticky') return 0
  return (foot.offsetHeight - Number.parseFloat(foot.style.getPropertyValue('--over'))) / window.innerHeight
}

/** A browser zoomed to 400 % on a laptop. */
const zoomed = { width: 320, height: 256 }

test('no page is buried under its own buttons with text at 200 % or zoomed to 400 %', async () => {
  await visitAll(async name => {
    const asUsual = doubleText()
    await expect.poll(coveredShare, { message: `${name}, text at 200 %` }).toBeLessThanOrEqual(0.28)
    expectNoSidewaysScroll(`${name}, text at 200 %`)
    asUsual()
    await showOn(zoomed)
    await expect.poll(coveredShare, { message: `${name}, zoomed` }).toBe(0)
    expectNoSidewaysScroll(`${name}, zoomed`)
    await showOn(phone)
  })
}, 120_000)

/** Main actions that forced colours leave without an edge, and sticky footers that let text through. */
function lostInForcedColours(): string[] {
  const actions = [...document.querySelectorAll<HTMLElement>('[data-main-action] :is(button, a[href])')]
  const bare = actions.filter(
    action =>
      action.matches('.action, .outlined') && Number.parseFloat(getComputedStyle(action).borderTopWidth) < 2,
  )
  const sheer = [...document.querySelectorAll('.foot')].filter(foot =>
    /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(foot).backgroundColor),
  )
  return [...bare.map(({ textContent }) => `no edge: ${textContent}`), ...sheer.map(() => 'a sheer foot')]
}

test('every action keeps an edge in forced colours, and its background hides what scrolls below', async () => {
  await emulate({ forcedColors: 'active' })
  await visitAll(name => {
    expect.soft(lostInForcedColours(), name).toEqual([])
    return Promise.resolve()
  })
  await emulate({ forcedColors: 'none' })
}, 120_000)
