import type { Measurement, MovementId } from '@lithe/movements/catalog'
import { expect, type Request, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { again } from './steps/again.ts'
import { completeMovement } from './steps/complete-movement.ts'
import { comeByLink, doTheSet, openReportOfTheSet, organisationSet } from './steps/organisation-visit.ts'
import { type FilmName, measureFilm, playerFrame } from './steps/player.ts'
import { truthOf } from './steps/truth.ts'
import { playerWords } from './steps/words.ts'

/** Measured live, before and after the phone goes down to the floor; each film is over long before the window is. */
const films: { [movement in MovementId]?: FilmName } = { 'single-leg-stance': 'stance', 'push-up': 'push-up' }

const uploadOf = (request: Request) =>
  request.method() === 'PUT' && request.url().includes('/sessions/')
    ? [(request.postDataJSON() as { measured: { measurement: Measurement } }).measured.measurement]
    : []

test('an organisation’s set is measured by the camera', again, async ({ page, context }) => {
  test.setTimeout(300_000)
  const requests: Request[] = []
  context.on('request', request => requests.push(request))
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

  const measured = requests.flatMap(uploadOf)
  expect(measured).toHaveLength(organisationSet.length)
  for (const { movement, quality } of measured.filter(one => films[one.movement]))
    console.log(`  ${movement}: ${quality.framesPerSecond.toFixed(1)} pictures a second`)
  const [stance, pushUps] = [measured[0], measured[2]]
  const [held, pressed] = await Promise.all([truthOf('stance'), truthOf('push-up')])
  expect(pushUps).toMatchObject({ movement: 'push-up', reps: pressed.reps, partials: pressed.partials })
  const heldSeconds = stance?.movement === 'single-leg-stance' ? stance.longestHoldSeconds : Number.NaN
  expect(Math.abs(heldSeconds - (held.longestHoldSeconds ?? 0))).toBeLessThanOrEqual(0.3)
})
