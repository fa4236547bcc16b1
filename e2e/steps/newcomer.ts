import { expect, type Page } from '@playwright/test'
import { giveFilmCamera } from '../camera/film-camera.ts'
import { givePlayerThatAnswers } from './answering-player.ts'
import { phoneOnItsSide } from './devices.ts'
import { expectFirstScreen } from './first-screen.ts'
import { setLargeText } from './layout.ts'
import { type FilmName, measureFilm, playerFrame } from './player.ts'
import { giveShareSheet } from './share-sheet.ts'
import { readyButton, walkToReady } from './way-in.ts'
import { afterMovementWords, playerWords, workoutWords } from './words.ts'
import { wordsToRead } from './words-to-read.ts'

/** A newcomer's orientation and settings. */
export type Newcomer = {
  isOnItsSide?: boolean
  hearsNothing?: boolean
  wantsLittleMotion?: boolean
  hasLargeText?: boolean
}

/** What measures: the real player in front of a film camera, or a stand-in page. */
export type Measured = 'by-film' | 'by-word'

const films = [
  ['stance', 'single-leg-stance'],
  ['toe-touch', 'toe-touch'],
  ['squat', 'squat'],
] as const satisfies [FilmName, string][]

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** Walks from the landing page to the shared card; returns the number of words on the way. */
export async function walkToSharedCard(page: Page, newcomer: Newcomer, measured: Measured) {
  const { isOnItsSide, hearsNothing, wantsLittleMotion, hasLargeText } = newcomer
  if (wantsLittleMotion) await page.emulateMedia({ reducedMotion: 'reduce' })
  if (hasLargeText) await setLargeText(page)
  const shared = await giveShareSheet(page)
  if (measured === 'by-film')
    await giveFilmCamera(
      page,
      films.map(([film]) => film),
    )
  const player = measured === 'by-word' ? await givePlayerThatAnswers(page) : null

  let words = 0
  /** Counts the page's words, and checks that nothing is cut off and that the main action can be pressed. */
  async function look(name: string, { onFirstScreen = false, hasMainAction = true } = {}) {
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('html[data-way]')).toHaveCount(0)
    await expectFirstScreen(page, name, { hasMainAction, mayAskToTurn: false })
    words += (await wordsToRead(page, { onFirstScreen })).read
  }

  await walkToReady(page, look)

  // The page asks the person to turn the phone on its side.
  const ready = readyButton(page)
  if (isOnItsSide) {
    // Playwright cannot resize a window in full screen, which the start button asked for.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
    await page.setViewportSize(phoneOnItsSide.viewport)
  }
  await look('ready')
  if (hearsNothing) {
    await tap(page, workoutWords.hearing.no)
    await look('no sound')
  }
  await ready.tap()

  if (!player)
    await (await playerFrame(page)).getByRole('button', { name: playerWords.screens.camera.use }).tap()
  for (const [place, [film, movement]] of films.entries()) {
    if (player) {
      await expect.poll(async () => (await player.told()).length).toBe(place + 1)
      await player.complete(movement)
    } else await measureFilm(page, film, { isFinished: film === 'stance' })
    if (place === films.length - 1) continue
    const skip = page.getByRole('button', { name: afterMovementWords.rest.skip })
    await expect(skip).toBeVisible()
    await look(`rest ${place + 1}`)
    await skip.tap()
  }
  await expect(page).toHaveURL(/\/assessment\/report/, { timeout: 30_000 })
  const showAge = page.getByRole('button', { name: 'Show me my age' })
  await expect(showAge).toBeVisible()
  await look('the call')
  await showAge.tap()
  await expect(page.locator('[data-told="true"]')).toBeVisible({ timeout: 15_000 })
  await look('report', { hasMainAction: false })
  await page.getByRole('button', { name: 'Share how I move' }).tap()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await expect(share).toBeEnabled()
  await look('card', { hasMainAction: false })
  await share.tap()
  await expect.poll(() => shared.length, { message: 'the card was shared' }).toBe(1)
  return words
}
