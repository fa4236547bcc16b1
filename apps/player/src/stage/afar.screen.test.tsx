import '../styles.css'
import { inventedLanguages, type Language } from '@lithe/words/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlayerState } from '../state/player-state.ts'
import { everyState, result } from '../testing/every-state.ts'
import { openPlayerPage } from '../testing/show-state.tsx'
import { speakIn, speakOnStageIn } from '../words/words.ts'

/** ADR 70: minimum cap height for text read at 2.5 m, on a phone 70 mm wide. */
const leastMillimetres = 11
const phoneMillimetres = 70
const screens = [
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
] as const
/** Tolerance in pixels. */
const slack = 1

const player = openPlayerPage()
const speak = (language: Language) => Promise.all([speakIn(language), speakOnStageIn(language)])
const nameOf = (state: PlayerState) =>
  [
    state.at,
    'assignment' in state && state.assignment.movement,
    'advice' in state && state.advice,
    'reason' in state && state.reason,
    'practice' in state && state.practice,
  ]
    .filter(Boolean)
    .join(' ')

const isShown = (element: Element) => element.checkVisibility() && element.textContent !== ''
/** Text read at 2.5 m, except on controls, which are read at arm's length. */
const farTexts = () => [...document.querySelectorAll<HTMLElement>('.far:not(a > *)')].filter(isShown)

const draw = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
/** Glyph extents at a text's own size, in pixels. */
function inkOf(element: Element) {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  draw.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const font = draw.measureText('H')
  const ascent = font.fontBoundingBoxAscent
  return {
    capital: font.actualBoundingBoxAscent,
    ascent,
    height: ascent + font.fontBoundingBoxDescent,
    tail: draw.measureText(element.textContent).actualBoundingBoxDescent,
  }
}

type Box = { top: number; right: number; bottom: number; left: number }
/** Inked box of each line, from cap height to descenders. */
function linesOf(element: Element): Box[] {
  const { capital, ascent, tail, height } = inkOf(element)
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].map(line => {
    const baseline = line.top + (line.height * ascent) / height
    return { left: line.left, right: line.right, top: baseline - capital, bottom: baseline + tail }
  })
}
const touch = (one: Box, other: Box) =>
  one.left < other.right - slack &&
  other.left < one.right - slack &&
  one.top < other.bottom - slack &&
  other.top < one.bottom - slack
const isWithin = ({ top, right, bottom, left }: Box, width: number, height: number) =>
  left >= -slack && top >= -slack && right <= width + slack && bottom <= height + slack

const pressed = 'button, a[href]'
/** Inked boxes of text, and pressable boxes of controls. */
const boxesOf = (element: Element): Box[] =>
  element.matches(pressed) ? [element.getBoundingClientRect()] : linesOf(element)
const isCutInside = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + slack || scrollHeight > clientHeight + slack

function faultsOf(state: PlayerState, [width, height]: readonly [number, number]): string[] {
  const parts = [...document.querySelectorAll(`${pressed}, #number, .far, .near`)].filter(isShown)
  const faults = parts.flatMap((element, index) => {
    const said = `“${element.textContent}”`
    const boxes = boxesOf(element)
    const covered = parts
      .slice(index + 1)
      .filter(other => !element.contains(other) && !other.contains(element))
      .filter(other => boxesOf(other).some(box => boxes.some(mine => touch(mine, box))))
    return [
      ...(boxes.every(box => isWithin(box, width, height)) ? [] : [`${said} leaves the screen`]),
      ...(element.matches(pressed) && isCutInside(element) ? [`${said} is cut`] : []),
      ...covered.map(other => `${said} lies over “${other.textContent}”`),
    ]
  })
  return faults.map(fault => `${nameOf(state)}: ${fault}`)
}

const onScreens = describe.each(screens)

onScreens('on a screen of %i × %i', (width, height) => {
  beforeAll(async () => {
    await page.viewport(width, height)
    await document.fonts.ready
  })

  test(`text read at 2.5 m has a cap height of ${leastMillimetres} mm in every state`, () => {
    const small = everyState.flatMap(state => {
      player.show(state)
      return farTexts().flatMap(element => {
        const millimetres = (inkOf(element).capital / Math.min(width, height)) * phoneMillimetres
        return millimetres < leastMillimetres - 0.05
          ? [`${nameOf(state)}: “${element.textContent}” ${millimetres.toFixed(1)} mm`]
          : []
      })
    })
    expect(small).toEqual([])
  })

  test('a result fits the screen without scrolling', () => {
    player.show(result)
    const room = document.querySelector('[data-room]')
    const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0
    expect(bottomOf(room)).toBeGreaterThan(0)
    expect(bottomOf(room?.lastElementChild)).toBeLessThanOrEqual(bottomOf(room) + slack)
  })

  describe.each(['en', ...inventedLanguages] as const)('in %s', language => {
    beforeAll(() => speak(language))
    afterAll(() => speak('en'))

    test('nothing to read or press is cut off or overlaps', () => {
      const faults = everyState.flatMap(state => {
        player.show(state)
        return faultsOf(state, [width, height])
      })
      expect(faults).toEqual([])
    })
  })
})
