import { afterMovementWords } from '@lithe/words/live/after-movement'
import { helpWords } from '@lithe/words/live/help'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keptState, ownedBy } from '../testing/screens/device.ts'
import { insurer } from '../testing/screens/every-route.ts'
import { button, heading } from '../testing/screens/finders.ts'
import { expectInView, expectLargeTargets, expectNoSidewaysScroll, showOn } from '../testing/screens/looks.ts'
import { heldJustNow, openBegun, openReady } from '../testing/screens/ready-workout.ts'

const stance = 'single-leg-stance'

test('a person who hears the phone continues with the usual button', async () => {
  await showOn({ width: 390, height: 844 })
  const { told, say } = await openReady()
  say({ type: 'ready' })
  await expect.element(page.getByText(workoutWords.hearing.question)).toBeVisible()
  await expect.poll(() => told).toContain('ask-hearing')
  await page.getByRole('button', { name: workoutWords.intro.ready }).click()
  await expect.poll(() => told).toContain('start')
})

test('Etta’s film, which would slow the engine’s benchmark, plays only once the player is ready', async () => {
  const { say } = await openReady()
  const film = () => document.querySelector('video')
  await expect.poll(() => film()?.readyState ?? 0).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_FUTURE_DATA)
  expect(film()?.paused).toBe(true)
  say({ type: 'ready' })
  await expect.poll(() => film()?.paused).toBe(false)
})

test('Etta demonstrates in a corner during framing, from bytes already loaded', async () => {
  await showOn({ width: 390, height: 844 })
  const { say } = await openReady()
  // A development page has more resources than the browser's default buffer holds.
  performance.setResourceTimingBufferSize(5000)
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /trainer\/.*\.(webm|mp4)/.test(name))
  const film = () => document.querySelector<HTMLVideoElement>('video[aria-hidden]')
  say({ type: 'ready' })
  await expect.poll(() => fetched().some(({ name }) => name.includes('/trainer/squat.'))).toBe(true)
  await button(workoutWords.intro.ready).click()
  const before = fetched()
  say({ type: 'progress', phase: 'framing', share: null })
  await expect.poll(() => film()?.paused).toBe(false)
  expect(film()?.src).toMatch(/^blob:/)
  const { width, top, left } = film()?.getBoundingClientRect() ?? new DOMRect()
  expect(width).toBe(96)
  const cross = button(workoutWords.leave.press).element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(cross.bottom)
  expect(left).toBeLessThan(390 / 2)
  say({ type: 'progress', phase: 'countdown', share: null })
  await expect.poll(film).toBeNull()
  expect(fetched()).toHaveLength(before.length)
})

test('a person who hears nothing learns that nothing is lost, and how to turn up the sound', async () => {
  await showOn({ width: 390, height: 844 })
  const { told, say } = await openReady()
  say({ type: 'ready' })
  await button(workoutWords.hearing.no).click()
  await expect.element(heading(workoutWords.hearing.quiet.title)).toBeVisible()
  for (const way of workoutWords.hearing.louder.ways) await expect.element(page.getByText(way)).toBeVisible()
  await button(workoutWords.hearing.askAgain).click()
  await expect.poll(() => told.filter(type => type === 'ask-hearing')).toHaveLength(2)
  await button(workoutWords.hearing.no).click()
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')
})

test('a person without sound sees the movement again after a pause, and an easier one after a near fall', async () => {
  const { told, say } = await openReady()
  say({ type: 'ready' })
  await button(workoutWords.hearing.no).click()
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')

  await button(workoutWords.leave.press).click()
  await button(workoutWords.leave.stay).click()
  await expect.element(heading(movementsWords.names[stance])).toBeVisible()
  await expect.element(page.getByText(workoutWords.hearing.question)).not.toBeInTheDocument()
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told.filter(type => type === 'start')).toHaveLength(2)

  const sessionId = crypto.randomUUID()
  say({ type: 'failed', reason: 'near-fall', sessionId, measuredAt: new Date().toISOString() })
  await expect.element(page.getByText('tell your doctor')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'call 112' })).toHaveAttribute('href', 'tel:112')
  await button(afterMovementWords.unwell.easier).click()
  await expect.element(heading(movementsWords.names['toe-touch-seated'])).toBeVisible()
})

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])('the first screen shows the instructions, the setup and the way on: $width × $height', async size => {
  await showOn(size)
  const { say } = await openReady()
  say({ type: 'ready' })
  await expect.element(page.getByText(workoutWords.hearing.question)).toBeVisible()
  expectInView(page.getByText(workoutWords.intro.does[stance]), 'what to do')
  for (const fact of [workoutWords.intro.facts.phoneOnSide, workoutWords.intro.facts.chairNear])
    expectInView(page.getByText(fact, { exact: true }), 'what must be so')
  expectInView(page.getByRole('button', { name: workoutWords.intro.ready }), 'the way on')
  expectNoSidewaysScroll('ready')
  expectLargeTargets('ready')
})

test('each press extends a rest by ten seconds, and no clock runs while help is open', async () => {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
  const { say, told } = await openBegun()
  const sessionId = crypto.randomUUID()
  say({ type: 'failed', reason: 'left-out', sessionId, measuredAt: new Date().toISOString() })
  const { rest } = afterMovementWords
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveAccessibleName(rest.left({ seconds: 15 }))
  for (const _press of Array(12)) await button(rest.add({ seconds: 10 })).click()
  await expect.element(timer).toHaveAccessibleName(rest.left({ seconds: 135 }))

  await button(shellWords.help).click()
  await expect.element(page.getByRole('dialog', { name: helpWords.title })).toBeVisible()
  vi.setSystemTime(Date.now() + 600_000)
  await button(shellWords.buttons.close).click()
  await expect.element(timer).toHaveAccessibleName(rest.left({ seconds: 135 }))
  expect(told.filter(type => type === 'start')).toHaveLength(1)
})

test('the stored session names and describes each item of the list, and each result', async () => {
  const { say } = await openBegun()
  const result = heldJustNow()
  say(result)
  await expect.element(button(afterMovementWords.rest.skip)).toBeVisible()
  const name = movementsWords.names[stance]
  const { sessionId, workoutData, measuredAt: timestamp } = result
  expect(keptState('workout-session')).toMatchObject({
    currentWorkoutIndex: 1,
    assessmentResults: [{ sessionId, workoutData, exerciseName: name, test: 'balance', timestamp }],
    workouts: [
      {
        id: stance,
        type: 'exercise',
        name,
        description: movementsWords.what[stance],
        test: 'balance',
        duration: 'up to 60\u00a0s',
        durationSeconds: 60,
        videoId: 1,
      },
      { type: 'break', name: 'Break, 15\u00a0s', duration: '15\u00a0seconds', durationSeconds: 15 },
      { type: 'exercise' },
      { type: 'break' },
      { type: 'exercise' },
    ],
  })
})

test('a rest is shown on dark spruce: white above six seconds, yellow from six, green from three', async () => {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
  const { say } = await openBegun()
  say(heldJustNow())
  await expect.element(heading('Good job! One done, two to go.')).toBeVisible()
  const timer = page.getByRole('timer')
  const panel = timer.element().closest('section') as Element
  expect(getComputedStyle(panel).backgroundColor).toBe('rgb(15, 61, 54)')
  for (const [seconds, colour] of [
    [15, 'rgb(255, 255, 255)'],
    [6, 'rgb(242, 193, 78)'],
    [3, 'rgb(143, 216, 168)'],
  ] as const) {
    await expect.element(timer).toHaveAccessibleName(afterMovementWords.rest.left({ seconds }))
    expect(getComputedStyle(timer.element()).color, `${seconds} s`).toBe(colour)
    vi.setSystemTime(Date.now() + (seconds === 15 ? 9000 : 3000))
  }
})

test('the next movement starts automatically at 0, but an all-out one waits for Start', async () => {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
  const ofOrganisation = {
    ...ownedBy(),
    organisation: { known: insurer, key: null },
    'workout-session': { organization: insurer.code, standsFirst: true },
  }
  for (const [device, isByItself] of [
    [ownedBy(), true],
    [ofOrganisation, false],
  ] as const) {
    const { say, told } = await openBegun(device)
    const started = () => told.filter(type => type === 'start').length
    say(heldJustNow())
    await expect.element(button(afterMovementWords.rest.skip)).toBeVisible()
    vi.setSystemTime(Date.now() + 15_000)
    if (!isByItself) {
      await expect.element(page.getByText(afterMovementWords.rest.over)).toBeVisible()
      expect(started()).toBe(1)
      await button(afterMovementWords.rest.start).click()
    }
    await expect.poll(started).toBe(2)
  }
})

test('each instruction has at most twelve words', () => {
  for (const sentence of Object.values(workoutWords.intro.does))
    expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(12)
})

test('a rest in landscape shows all of what comes next above the buttons', async () => {
  await showOn({ width: 844, height: 390 })
  const { say } = await openBegun()
  say(heldJustNow())
  await expect.element(button(afterMovementWords.rest.skip)).toBeVisible()
  const easierWay = button(workoutWords.easier.take({ name: movementsWords.names['toe-touch-seated'] }))
  await expect.element(easierWay).toBeVisible()
  const easier = easierWay.element().getBoundingClientRect()
  const far = page.getByText(afterMovementWords.rest.far['toe-touch'])
  expect(
    Number.parseFloat(getComputedStyle(far.element()).fontSize),
    'read from afar',
  ).toBeGreaterThanOrEqual(64)
  const waysOn = button(afterMovementWords.rest.skip).element().getBoundingClientRect()
  expect(easier.bottom).toBeLessThanOrEqual(waysOn.top)
})
