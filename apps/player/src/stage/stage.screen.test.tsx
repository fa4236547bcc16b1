import '../styles.css'
import { landmark, type Side } from '@lithe/pose'
import { performance, phoneOnShelf } from '@lithe/workshop/choreography'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { countdown, framing, measuring, squats, stance } from '../testing/play-state.ts'
import { openPlayerPage } from '../testing/show-state.tsx'

const { stage, studio, show } = openPlayerPage()
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
const cue = () => document.querySelector<HTMLElement>('.cue .far')

beforeAll(async () => {
  await page.viewport(390, 844)
  show(measuring(squats))
  await document.fonts.ready
})

test('a repetition lights the screen for half a second', async () => {
  const opacity = () => Number(getComputedStyle(studio.light).opacity)
  expect(opacity()).toBe(0)
  stage.flash()
  const [flash] = studio.light.getAnimations()
  expect(opacity()).toBeGreaterThan(0.2)
  await flash?.finished
  expect(opacity()).toBe(0)
})

test('the number is a quarter of the screen high, and never wider than the screen', () => {
  for (const count of [1, 12, 120]) {
    stage.count(squats, count)
    expect(studio.number.textContent).toBe(String(count))
    expect(studio.number.scrollWidth).toBeLessThanOrEqual(390)
  }
  stage.count(squats, 12)
  expect(sizeOf(studio.number) * 0.7).toBeGreaterThan(844 / 4)
})

test.each([
  [390, 844, 0.75],
  [360, 640, 0.75],
  [844, 390, 4 / 3],
  [640, 360, 4 / 3],
])(
  'the whole camera picture stays clear of number and words while a person moves on %i × %i',
  async (width, height, shape) => {
    await page.viewport(width, height)
    studio.root.style.setProperty('--picture', String(shape))
    for (const state of [
      countdown,
      { ...measuring(squats), advice: 'go-lower' as const },
      measuring(stance),
    ]) {
      show(state)
      const picture = document.querySelector('.picture')
      await expect.poll(() => picture?.getAnimations().length).toBe(0)
      const { right = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {}
      expect(bottom).toBeGreaterThan(height / 3)
      const shown = [...document.querySelectorAll('#number, #unit, .far')].filter(
        element => element.checkVisibility() && element.textContent,
      )
      for (const element of shown) {
        const over = element.getBoundingClientRect()
        expect(over.top >= bottom || over.left >= right, `${state.at}: “${element.textContent}”`).toBe(true)
      }
    }
    await page.viewport(390, 844)
  },
)

test('only a lifted foot gets a ring', () => {
  const [frame] = performance('none', {}, phoneOnShelf, 1, 1).frames
  if (!frame?.pose) throw new Error('no pose')
  const { x, y } = landmark(frame.pose, 'leftHeel').image
  const inkAround = (lifted: Side | null) => {
    stage.show({ ...frame, pose: null })
    stage.clear()
    stage.show(frame, lifted)
    const { canvas } = studio
    const [left, side] = [(x - 0.1) * canvas.width, 0.2 * canvas.width]
    const ink = canvas.getContext('2d')?.getImageData(left, y * canvas.height - side / 2, side, side).data
    return ink?.filter((value, index) => index % 4 === 3 && value > 200).length ?? 0
  }
  expect(inkAround(null)).toBe(0)
  expect(inkAround('left')).toBeGreaterThan(100)
  stage.clear()
})

test('a reach shows a word in place of the number', () => {
  stage.place('shins')
  expect(studio.number.textContent).toBe('shins')
  stage.place(null)
  expect(studio.number.textContent).toBe('')
  stage.clear()
})

describe('words too wide for their space', () => {
  test('shrink as little as possible, and grow again when the phone is turned', async () => {
    show({ ...measuring(stance), advice: 'show-feet' })
    const element = cue()
    if (!element) throw new Error('no cue')
    const full = sizeOf(element)
    element.textContent = 'Gleichgewichtsübung'
    dispatchEvent(new Event('resize'))
    const shrunk = sizeOf(element)
    expect(shrunk).toBeLessThan(full)
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1)
    await page.viewport(844, 390)
    await expect.poll(() => sizeOf(element)).toBeGreaterThan(shrunk)
    await page.viewport(390, 844)
  })

  test('break if still too wide at 60 % of their size', () => {
    const element = cue()
    if (!element) throw new Error('no cue')
    element.textContent = 'Gleichgewichtsübungsanleitungen'.repeat(2)
    dispatchEvent(new Event('resize'))
    expect(element.style.getPropertyValue('--shrink')).toBe('0.60')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1)
  })
})

test('near text leaves the person visible at double text size', async () => {
  await page.viewport(360, 640)
  document.documentElement.style.fontSize = '225%'
  show(framing)
  const near = [...document.querySelectorAll<HTMLElement>('.near p')]
  expect(near.length).toBeGreaterThan(0)
  for (const line of near) expect(sizeOf(line)).toBeLessThanOrEqual(24)
  document.documentElement.style.removeProperty('font-size')
})

test.each([
  [360, 640],
  [640, 360],
])('no button covers the figure to step into on %i × %i', async (width, height) => {
  await page.viewport(width, height)
  for (const size of ['100%', '200%']) {
    document.documentElement.style.fontSize = size
    show({ ...framing, advice: 'step-into-view' })
    const buttons = [...document.querySelectorAll('header button')].map(button =>
      button.getBoundingClientRect(),
    )
    const figure = document.querySelector('.guide svg > rect')?.getBoundingClientRect()
    if (!figure) throw new Error('no figure')
    for (const button of buttons)
      expect(figure.right - 0.4 * figure.width, 'the head is beside the buttons').toBeLessThanOrEqual(
        button.left,
      )
    expect(figure.height).toBeGreaterThan(height / 4)
  }
  document.documentElement.style.removeProperty('font-size')
})
