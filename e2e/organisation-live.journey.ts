import type { MovementId } from '@lithe/movements/catalog'
import { expect, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { again } from './steps/again.ts'
import { completeMovement } from './steps/complete-movement.ts'
import { isComparable, listenToMeasurements } from './steps/live-truth.ts'
import { comeByLink, doTheSet, openReportOfTheSet, organisationSet } from './steps/organisation-visit.ts'
import { type FilmName, measureFilm, playerFrame } from './steps/player.ts'
import { truthOf } from './steps/truth.ts'
import { playerWords } from './steps/words.ts'

/** Films measured live, before and after the phone moves to the floor; each ends well before its window. */
const films: { [movement in MovementId]?: FilmName } = { 'single-leg-stance': 'stance', 'push-up': 'push-up' }

test('an organisation’s set is measured by the camera', again, async ({ page }) => {
  test.setTimeout(300_000)
  const measured = listenToMeasurements(page)
  const camera = await giveFilmCamera(page, Object.values(films))
  const key = await comeByLink(page)
  await (await playerFrame(page)).getByRole('button', { name: playerWords.screens.camera.use }).click()
  const told = await doTheSet(page, movement => {
    const film: FilmName | undefined = films[movement]
    return film ? measureFilm(page, film, { isFinished: true }) : completeMovement(page, movement)
  })
  expect(camera.timesAsked(), 'one camera stream for all').toBe(1)
  await openReportOfTheSet(page, key, told)
  await expect(page.getByRole('main').getByText(/Longest hold duration within 120s/)).toBeVisible()

  expect(measured).toHaveLength(organisationSet.length)
  const stance = measured.find(one => one.movement === 'single-leg-stance')
  const pushUps = measured.find(one => one.movement === 'push-up')
  if (!stance || !pushUps) throw new Error(`measured: ${measured.map(({ movement }) => movement).join(', ')}`)
  const [held, pressed] = await Promise.all([truthOf('stance'), truthOf('push-up')])
  if (isComparable(pushUps)) expect(pushUps).toMatchObject({ reps: pressed.reps, partials: pressed.partials })
  if (isComparable(stance))
    expect(Math.abs(stance.longestHoldSeconds - (held.longestHoldSeconds ?? 0))).toBeLessThanOrEqual(0.3)
})
