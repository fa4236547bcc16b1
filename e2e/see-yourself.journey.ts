import { expect, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { again } from './steps/again.ts'
import { playerFrame } from './steps/player.ts'
import { playerWords, seeWords, stageWords, wayWords } from './steps/words.ts'

/** Runs in the player's frame: records every track that its camera ever had. */
function keepTracks() {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const tracks: MediaStreamTrack[] = []
  Object.assign(window, { tracksOpened: tracks })
  navigator.mediaDevices.getUserMedia = async asked => {
    const stream = await open(asked)
    tracks.push(...stream.getTracks())
    return stream
  }
}

test(
  'a newcomer lifts both arms and sees them drawn; nothing is kept or sent, and the camera is off',
  again,
  async ({ page }) => {
    test.setTimeout(180_000)
    await giveFilmCamera(page, ['jumping-jack'])
    await page.addInitScript(keepTracks)
    await page.goto('/longevity-test')
    await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
    // Everything except the cached settings and the log of sent calls.
    const kept = () =>
      page.evaluate(() =>
        [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
          .filter(([key]) => key !== 'config' && !key.startsWith('sent:'))
          .toSorted(([one], [other]) => one.localeCompare(other)),
      )
    const before = await kept()
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })

    await page.getByRole('link', { name: wayWords.start.see }).click()
    await expect(page.locator('iframe')).toBeAttached()
    const frame = await playerFrame(page)
    await frame.getByRole('button', { name: playerWords.screens.camera.use }).click({ timeout: 60_000 })
    await frame.evaluate(() => window.filmCamera.load('jumping-jack'))
    await expect(frame.getByText(stageWords.far.look, { exact: true })).toBeVisible({ timeout: 30_000 })
    await frame.evaluate(() => window.filmCamera.play())
    await expect(page.getByRole('img', { name: seeWords.seen.drawn })).toBeVisible({ timeout: 60_000 })

    const states = await frame.evaluate(() =>
      (window as unknown as { tracksOpened: MediaStreamTrack[] }).tracksOpened.map(
        ({ readyState }) => readyState,
      ),
    )
    expect(states).toEqual(['ended'])
    expect(sent).toEqual([])
    expect(await kept()).toEqual(before)
    await page.getByRole('button', { name: seeWords.begin }).click()
    await expect(page).toHaveURL(/\/onboarding\/intro$/)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)
