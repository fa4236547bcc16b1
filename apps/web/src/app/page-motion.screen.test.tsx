import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { heading, mainAction } from '../testing/screens/finders.ts'
import { asBefore, emulate, settle } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { letPagesPass } from '../testing/screens/page-passing.ts'

type Moving = {
  pseudoElement: string
  name: string
  ms: unknown
  direction: unknown
  to: string
  from: string
}

/** The animations of the next page change, at its first frame. */
function nextPassing(): Promise<{ way: string | undefined; moving: Moving[] }> {
  return new Promise(resolve => {
    const look = () => {
      const moving = document.getAnimations().flatMap(animation => {
        const effect = animation.effect as KeyframeEffect
        const { pseudoElement } = effect
        if (!pseudoElement?.startsWith('::view-transition')) return []
        const keyframes = effect.getKeyframes()
        const transformOf = (frame: ComputedKeyframe | undefined) => String(frame?.transform ?? 'none')
        return {
          pseudoElement,
          name: (animation as CSSAnimation).animationName,
          ms: effect.getTiming().duration,
          direction: effect.getTiming().direction,
          from: transformOf(keyframes[0]),
          to: transformOf(keyframes.at(-1)),
        }
      })
      if (moving.length > 0) resolve({ way: document.documentElement.dataset.way, moving })
      else requestAnimationFrame(look)
    }
    look()
  })
}

const find = (moving: Moving[], pseudoElement: string) =>
  moving.find(one => one.pseudoElement === pseudoElement)

async function continueFrom(address: string) {
  const app = await openApp(address, { device: ownedBy() })
  await expect.element(heading()).toBeVisible()
  await settle()
  const passing = nextPassing()
  await mainAction().first().click()
  return { app, ...(await passing) }
}

beforeEach(letPagesPass)
beforeEach(asBefore)

test('a later page slides in forward, an earlier one backward, and both are still after 0.4 s', async () => {
  const { app, way, moving } = await continueFrom(paths.intro.link())
  expect(way).toBe('forward')
  expect(find(moving, '::view-transition-new(root)')).toMatchObject({ name: 'page-comes', ms: 400 })
  expect(find(moving, '::view-transition-old(root)'), 'none leaves a blank').toMatchObject({
    name: 'page-leaves',
    ms: 400,
  })
  await settle()
  expect(document.documentElement.dataset.way).toBeUndefined()

  const back = nextPassing()
  await app.goBack()
  expect((await back).way).toBe('backward')
  await expect.poll(app.place).toBe(paths.intro.link())
})

test('the header and its arc do not slide, and the dot moves to the next step', async () => {
  const { moving } = await continueFrom(paths.credibility.link())
  for (const part of ['page-header', 'step-dot']) {
    const names = moving
      .filter(({ pseudoElement }) => pseudoElement.endsWith(`(${part})`))
      .map(({ name }) => name)
    expect(names.length, part).toBeGreaterThan(0)
    expect(names, part).not.toContain('page-comes')
  }
})

/** The transition at a time: the new page's offset in screens, and the old page's opacity. */
function pictureAt(ms: number) {
  for (const animation of document.getAnimations()) {
    const { pseudoElement } = animation.effect as KeyframeEffect
    if (!pseudoElement?.startsWith('::view-transition')) continue
    animation.pause()
    animation.currentTime = ms
  }
  const styleOf = (part: string) =>
    getComputedStyle(document.documentElement, `::view-transition-${part}(root)`)
  const { transform } = styleOf('new')
  const offPixels = transform === 'none' ? 0 : new DOMMatrix(transform).m41
  return { screensOff: offPixels / innerWidth, oldOpacity: Number(styleOf('old').opacity) }
}

test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)(
  'no frame is blank between pages read %s: the old page stays until the new one covers it',
  async (dir, ahead) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await continueFrom(paths.intro.link())
    const frames = [0, 50, 100, 150, 200, 250, 300, 350, 399].map(pictureAt)
    for (const animation of document.getAnimations()) animation.finish()
    expect(frames[0], 'it sets out beside the screen, where reading goes on').toEqual({
      screensOff: ahead,
      oldOpacity: 1,
    })
    expect(Math.abs(frames.at(-1)?.screensOff ?? 1)).toBeLessThan(0.01)
    for (const { screensOff, oldOpacity } of frames)
      expect(
        oldOpacity > 0.1 || Math.abs(screensOff) < 0.5,
        `${screensOff} screens off, the old one at ${oldOpacity}`,
      ).toBe(true)
  },
)

test('a sheet rises opaque, so that no text shows through; it fades in with reduced motion', async () => {
  /** Sampled at the start, as a press from outside may outlast the animation. */
  const nextSheet = () =>
    new Promise<{ name: string; fades: boolean }>(resolve => {
      const look = ({ target, animationName: name }: AnimationEvent) => {
        if (!(target instanceof Element) || target.role !== 'dialog') return
        document.removeEventListener('animationstart', look)
        const [moving] = target.getAnimations() as CSSAnimation[]
        const frames = (moving?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
        resolve({ name, fades: frames.some(({ opacity }) => opacity !== undefined && opacity !== '1') })
      }
      document.addEventListener('animationstart', look)
    })
  const open = async () => {
    const sheet = nextSheet()
    await page
      .getByRole('button', { name: /Show the movement/ })
      .first()
      .click()
    return sheet
  }
  await openApp(paths.workoutPreview.link(), { device: ownedBy() })
  await settle()
  expect(await open()).toEqual({ name: 'come-up', fades: false })
  await userEvent.keyboard('{Escape}')
  await emulate({ reducedMotion: 'reduce' })
  expect((await open()).name).toBe('appear')
})

test('a page only fades in with reduced motion', async () => {
  await emulate({ reducedMotion: 'reduce' })
  const { moving } = await continueFrom(paths.intro.link())
  expect(find(moving, '::view-transition-new(root)')).toMatchObject({ name: 'appear', direction: 'normal' })
  expect(find(moving, '::view-transition-old(root)')).toMatchObject({ name: 'appear', direction: 'reverse' })
  expect(moving.some(({ from, to }) => `${from}${to}`.includes('translate'))).toBe(false)
})
