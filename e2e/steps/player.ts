import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { stageWords } from './words.ts'

/** Spoken at the end of the countdown, when measuring begins. */
export const goWords = {
  stance: 'Lift one foot',
  'toe-touch': 'Knees straight, reach down, and stay there',
  squat: 'Sit back, then stand tall',
  'squat-of-person-8': 'Sit back, then stand tall',
  'push-up': 'Lower your chest, then press up',
  'jumping-jack': 'Feet apart, hands up, and back',
  plank: 'Knees up, one straight line, and hold',
  'sit-and-reach': 'Reach for your toes, and stay there',
}
export type FilmName = keyof typeof goWords

/** The player's frame in the workout screen. */
export async function playerFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the player is not on the page')
  return frame
}

/** Shows a film to the camera: paused until measuring begins, then playing. */
export async function performFilm(
  page: Page,
  name: FilmName,
  beforeIt: (words: Locator, frame: Frame) => Promise<void> = async () => {},
) {
  const frame = await playerFrame(page)
  await frame.evaluate(film => window.filmCamera.load(film), name)
  const words = frame.getByText(goWords[name])
  await expect(words).toBeVisible({ timeout: 45_000 })
  await beforeIt(words, frame)
  await frame.evaluate(() => window.filmCamera.play())
  return frame
}

/** Presses "enough" when the film ends, instead of waiting for the clock. */
export async function finishAfterFilm(frame: Frame) {
  const enough = frame.getByRole('button', { name: stageWords.screens.moving.enough })
  const isOver = enough.or(frame.getByRole('button', { name: 'Continue' })).or(refusalIn(frame))
  await Promise.race([
    frame.evaluate(() => window.filmCamera.ended()),
    refusalIn(frame).waitFor({ timeout: 150_000 }),
  ])
  await expect(isOver).toBeVisible()
  // Knees on the floor at a film's end finish push-ups and planks on their own.
  if (await enough.isVisible())
    await enough.click({ timeout: 2000 }).catch(() => expect(isOver).toBeVisible())
}

const refusalIn = (frame: Frame) => frame.getByRole('heading', { name: /again|You stopped|Welcome back/ })

/** Waits for the result card and continues. */
export async function acceptResult(frame: Frame) {
  const next = frame.getByRole('button', { name: 'Continue' })
  const refusal = refusalIn(frame)
  await expect(next.or(refusal)).toBeVisible({ timeout: 60_000 })
  if (await refusal.isVisible()) throw new Error(`not measured: ${await frame.locator('main').textContent()}`)
  const shown = await frame.locator('[data-value]').textContent()
  await next.click()
  return shown
}

type Performance = {
  /** Whether the person finishes at the film's end; otherwise the clock ends the movement. */
  isFinished: boolean
  beforeIt?: Parameters<typeof performFilm>[2]
}

/** How often the player restarts on its own. */
const mostRedos = 2

/** Performs a film and returns the result; performs it again after too few frames, which shows within 4 s. */
export async function measureFilm(page: Page, name: FilmName, { isFinished, beforeIt }: Performance) {
  let frame = await performFilm(page, name, beforeIt)
  const next = frame.getByRole('button', { name: 'Continue' })
  const ended = () =>
    isFinished ? finishAfterFilm(frame) : expect(next.or(refusalIn(frame))).toBeVisible({ timeout: 60_000 })
  await ended()
  const isTooSlow = () => frame.getByText(/could not keep up|took too few pictures/).isVisible()
  for (let redo = 0; redo < mostRedos && (await isTooSlow()); redo += 1) {
    console.log(`  ${name}: too few pictures a second; once more`)
    await frame.getByRole('button', { name: 'Do it again' }).click()
    frame = await performFilm(page, name)
    await ended()
  }
  return acceptResult(frame)
}
