import type { Measurement, MovementId } from '@lithe/movements/catalog'
import { expect, type Request, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { completeMovement } from './steps/complete-movement.ts'
import { browserEntry, openLanding } from './steps/landing.ts'
import { introduceToEtta } from './steps/onboarding.ts'
import { secretLink } from './steps/organisation-link.ts'
import { type FilmName, measureFilm, playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { truthOf } from './steps/truth.ts'
import {
  afterMovementWords,
  begunTestWords,
  loginWords,
  momentsWords,
  playerWords,
  workoutWords,
} from './steps/words.ts'

/** The whole set, in its order. */
const movements = ['single-leg-stance', 'jumping-jack', 'push-up', 'plank', 'sit-and-reach'] as const

/** Measured live, before and after the phone goes down to the floor; each film is over long before the window is. */
const films: { [movement in MovementId]?: FilmName } = { 'single-leg-stance': 'stance', 'push-up': 'push-up' }

const uploadOf = (request: Request) =>
  request.method() === 'PUT' && request.url().includes('/sessions/')
    ? [(request.postDataJSON() as { measured: { measurement: Measurement } }).measured.measurement]
    : []

test('an organisation’s link leads from the landing page, through its five movements, to an open report', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const requests: Request[] = []
  context.on('request', request => requests.push(request))
  const camera = await giveFilmCamera(page, Object.values(films))
  const { search, key } = secretLink()
  await openLanding(page, search)
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await expect(page).toHaveURL(/\/\?o=insurer$/)
  await expect(page.getByText('Your insurer does not see any of this.')).toBeVisible()
  await expect(page.getByText('Your insurer has taken care of it.', { exact: false })).toBeVisible()
  await browserEntry(page).click()
  await page.getByRole('link', { name: loginWords.start }).click()
  await introduceToEtta(page, { name: 'Ada', age: 45, sex: 'Female', agreesToFigures: true })
  await expect(page.getByText('480 seconds', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Show the movement/ })).toHaveCount(movements.length)
  await expect(page.getByText('For you, not for the age', { exact: true })).toHaveCount(3)
  await feelWell(page)
  await page.getByRole('button', { name: workoutWords.intro.more, exact: true }).click()
  await expect(page.getByText('at about hip height', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'I’m ready' }).click({ timeout: 60_000 })
  await (await playerFrame(page)).getByRole('button', { name: playerWords.screens.camera.use }).click()

  for (const [index, movement] of movements.entries()) {
    // One way down: only before the push-ups the phone moves, and there nothing counts down.
    if (movement === 'push-up') {
      await expect(page.getByText('Now the phone goes down to the floor', { exact: false })).toBeVisible()
      await expect(page.getByRole('timer')).toHaveCount(0)
      await page.getByRole('button', { name: afterMovementWords.rest.inPlace }).click()
    } else if (index > 0) await page.getByRole('button', { name: afterMovementWords.rest.skip }).click()
    const film: FilmName | undefined = films[movement]
    if (film) await measureFilm(page, film, { isFinished: true })
    else await completeMovement(page, movement)
  }
  expect(camera.timesAsked(), 'one camera stream for all').toBe(1)
  await expect(
    page.getByRole('heading', { name: afterMovementWords.review.heading.named({ name: 'Ada' }) }),
  ).toBeVisible()
  const asked = page.waitForRequest(request => request.url().endsWith('/generate-report'))
  await page.getByRole('button', { name: 'Show me my age' }).click()
  const told = (await asked).postDataJSON()
  expect(told).toMatchObject({ unlocked: true, organisation: 'insurer', organisationKey: key })
  expect(told.sessions.strength).toHaveLength(3)

  const measured = requests.flatMap(uploadOf)
  expect(measured).toHaveLength(movements.length)
  for (const { movement, quality } of measured.filter(one => films[one.movement]))
    console.log(`  ${movement}: ${quality.framesPerSecond.toFixed(1)} pictures a second`)
  const [stance, pushUps] = [measured[0], measured[2]]
  const [held, pressed] = await Promise.all([truthOf('stance'), truthOf('push-up')])
  expect(pushUps).toMatchObject({ movement: 'push-up', reps: pressed.reps, partials: pressed.partials })
  const heldSeconds = stance?.movement === 'single-leg-stance' ? stance.longestHoldSeconds : Number.NaN
  expect(Math.abs(heldSeconds - (held.longestHoldSeconds ?? 0))).toBeLessThanOrEqual(0.3)

  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  const report = page.getByRole('main')
  await page.getByRole('button', { name: 'All details' }).click()
  for (const name of ['Push-ups', 'Jumping jacks', 'Single-leg stance', 'Plank', 'Sit and reach'])
    await expect(report.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(report.getByText(/Longest hold duration within 120s/)).toBeVisible()
  await expect(report.getByText('For you, not for the age')).toHaveCount(3)
  await expect(report.getByText('Your insurer does not see any of this.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^This week: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^See all/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Measure this one again/ })).toHaveCount(movements.length)

  const moments = page.getByRole('region', { name: momentsWords.title })
  await expect(moments.getByRole('img', { name: /as a stick figure/ })).toHaveCount(Object.keys(films).length)
  await expect(moments.getByText('all of it came to the same result', { exact: false })).toBeVisible()
  await moments.getByRole('button', { name: 'Play Push-ups' }).click()
  await expect(moments.getByRole('button', { name: 'Play Push-ups' })).toBeDisabled()
  await expect(moments.getByRole('button', { name: 'Play Push-ups' })).toBeEnabled({ timeout: 15_000 })
})

test('a person whom an organisation’s link reached by mistake uses Lithe without it, for good', async ({
  page,
}) => {
  await openLanding(page, '?o=insurer')
  const leave = page.getByRole('button', { name: 'Not with your insurer? Use Lithe without it' })
  // Under way a test is not thrown away by one press.
  await page.evaluate(() => {
    const state = { currentWorkoutIndex: 2, assessmentResults: [], organization: 'insurer' }
    localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
  })
  await page.reload()
  await leave.click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await leave.click()
  await page.getByRole('button', { name: begunTestWords.leaveOrganisation.leave, exact: true }).click()
  await expect(page.getByText('Your insurer invites you')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByText('in only 5 minutes.')).toBeVisible()
  await expect(leave).toHaveCount(0)
})
