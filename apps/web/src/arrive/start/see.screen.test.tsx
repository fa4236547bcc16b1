import { afterMovementWords } from '@lithe/words/live/after-movement'
import { linksWords } from '@lithe/words/live/links'
import { seeWords } from '@lithe/words/live/see'
import { wayWords } from '@lithe/words/live/way'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { enterMessenger, type Messenger } from '../../messenger/messenger.ts'
import { onboardingStart, paths } from '../../navigation/paths.ts'
import { ownPlate } from '../../testing/own-plate.ts'
import { button, heading } from '../../testing/screens/finders.ts'
import {
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  showOn,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { playerHere } from '../../testing/screens/ready-workout.ts'

async function openLook() {
  const app = await openApp(paths.start.link())
  await page.getByRole('link', { name: wayWords.start.see }).click()
  await expect.element(heading(seeWords.title)).toBeVisible()
  await expect.element(page.getByTitle('Camera and measuring')).toBeInTheDocument()
  return { app, ...playerHere() }
}

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])(
  'a person sees their own drawing before any question, and begins the test from there: $width × $height',
  async size => {
    await showOn(size)
    const { app, told, say } = await openLook()
    say({ type: 'ready' })
    await expect.poll(() => told).toContain('look')
    say({ type: 'seen', plate: ownPlate })
    await expect.element(heading(seeWords.seen.heading)).toBeVisible()
    await expect.element(page.getByRole('img', { name: seeWords.seen.drawn })).toBeVisible()
    expectInView(page.getByText(seeWords.seen.what), 'what was seen')
    expectInView(button(seeWords.begin), 'the way on')
    expectNoSidewaysScroll('seen')
    expectLargeTargets('seen')
    await button(seeWords.begin).click()
    await expect.poll(app.place).toBe(onboardingStart.link())
  },
)

test('a person not fully in view may look again', async () => {
  const { told, say } = await openLook()
  say({ type: 'ready' })
  say({ type: 'seen' })
  await expect.element(heading(seeWords.noOne.heading)).toBeVisible()
  await button(seeWords.noOne.again).click()
  await expect.poll(() => told.filter(type => type === 'look')).toHaveLength(2)
  await expect.element(heading(seeWords.noOne.heading)).not.toBeInTheDocument()
})

test('the player explains a missing camera, and its way out leads back to the start', async () => {
  const { app, say } = await openLook()
  say({ type: 'ready' })
  say({ type: 'progress', phase: 'camera', share: null, problem: 'camera-denied' })
  await expect.element(heading(seeWords.title)).not.toBeInTheDocument()
  const sessionId = crypto.randomUUID()
  say({ type: 'failed', reason: 'camera-denied', sessionId, measuredAt: new Date().toISOString() })
  await expect.poll(app.place).toBe(paths.start.link())
})

test('a messenger that blocks the camera gets a remedy, or a way to the person’s own browser', async () => {
  const { say } = await openLook()
  const telegram = {
    data: () => ({}),
    beginMeasuring: () => () => {},
    showBack: null,
  } as unknown as Messenger
  enterMessenger(telegram)
  onTestFinished(() => enterMessenger(null))
  say({ type: 'ready' })
  say({ type: 'progress', phase: 'camera', share: null, problem: 'camera-denied' })
  const { title, remedy } = afterMovementWords.inTelegram['camera-denied']
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(remedy[0] ?? '')).toBeVisible()
  await expect.element(button(linksWords.open.button)).toBeVisible()
  expectLargeTargets('the camera is shut')
})
