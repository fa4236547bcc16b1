import '../styles.css'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlayerState } from '../state/player-state.ts'
import { everyState, result } from '../testing/every-state.ts'
import { framing, refusedAs, squats, stance } from '../testing/play-state.ts'
import { openPlayerPage } from '../testing/show-state.tsx'
import { movementsWords } from '../words/words.ts'

const { show } = openPlayerPage()
const restMs = 900
const pressed = 'button, a[href]'
const controls = (within = '#screen') => [
  ...document.querySelectorAll<HTMLElement>(`${within} :is(${pressed})`),
]

function isTaken(control: HTMLElement) {
  control.scrollIntoView()
  const { left, width, top, height } = control.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(pressed) === control
}
const isAtTop = (control: HTMLElement) => control.closest('header') !== null

/** Advances the page's clock. */
function after(ms: number) {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === 'rest') animation.currentTime = ms
}

const screens = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const

describe.each(screens)('on a screen of %i × %i', (width, height) => {
  beforeAll(async () => {
    await page.viewport(width, height)
    await document.fonts.ready
  })

  test('no page accepts presses in its first 0.9 s, except Stop and Enough', () => {
    for (const state of everyState) {
      show({ at: state.at === 'stopped' ? 'engine-failed' : 'stopped' })
      show(state)
      after(restMs - 1)
      for (const control of controls()) expect(isTaken(control), control.textContent).toBe(isAtTop(control))
      after(restMs)
      expect(controls().filter(control => !isTaken(control))).toEqual([])
    }
  })

  const nearFall = {
    at: 'near-fall',
    assignment: squats,
    redos: 0,
    calledAt: 0,
    isUnanswered: false,
  } as const
  const counting = { ...refusedAs('no-person'), redoAt: 9000, secondsLeft: 9 }
  test.each<[string, unknown, unknown]>([
    ['practice was requested', framing, { ...framing, practice: 'wanted' }],
    ['a result waits', result, { ...result, shownAt: null }],
    ['a refusal waits', counting, refusedAs('no-person')],
    ['the person is hurt', { ...nearFall, answer: 'none' }, { ...nearFall, answer: 'hurt' }],
  ])('a page whose actions change ignores presses at first: %s', (_, before, now) => {
    show(before as PlayerState)
    after(restMs)
    show(now as PlayerState)
    expect(
      controls()
        .filter(isTaken)
        .filter(control => !isAtTop(control)),
    ).toEqual([])
  })

  test('a page on which only a countdown changes accepts presses throughout', () => {
    show(counting as PlayerState)
    after(restMs)
    show({ ...counting, secondsLeft: 8 } as PlayerState)
    expect(controls().filter(control => !isTaken(control))).toEqual([])
  })

  test('the main action comes last on every page, and skipping a movement never takes its place', () => {
    show({ at: 'camera-explained', assignment: stance, redos: 0 })
    const [, place] = controls().map(control => control.getBoundingClientRect())
    if (!place) throw new Error('no main action')
    for (const state of everyState) {
      show(state)
      const all = controls()
      const main = all.findIndex(control => control.classList.contains('action'))
      if (state.at !== 'near-fall') expect([-1, all.length - 1], state.at).toContain(main)
      for (const leaving of all.filter(({ textContent }) => textContent === movementsWords.again.proceed)) {
        const { bottom, right } = leaving.getBoundingClientRect()
        expect(bottom <= place.top || right <= place.left, state.at).toBe(true)
      }
    }
  })
})

describe('the call for help', () => {
  const hurt = (emergencyNumber: string): PlayerState => ({
    at: 'near-fall',
    assignment: { ...squats, emergencyNumber },
    redos: 0,
    calledAt: 0 as never,
    answer: 'hurt',
    isUnanswered: false,
  })

  test.each(['112', '999', '000'])('shows %s in clean 96 px digits on every phone', async number => {
    for (const [width, height] of screens) {
      await page.viewport(width, height)
      show(hurt(number))
      await document.fonts.ready
      const digits = document.querySelector('a[href^="tel:"] .far')
      if (!digits) throw new Error('no number')
      const { fontSize, webkitTextStrokeWidth } = getComputedStyle(digits)
      expect({ digits: digits.textContent, fontSize, webkitTextStrokeWidth }).toEqual({
        digits: number,
        fontSize: '96px',
        webkitTextStrokeWidth: '0px',
      })
    }
  })
})
