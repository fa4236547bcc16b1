import { expect, type Page } from '@playwright/test'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { giveAgeAndSex, giveName } from './steps/onboarding.ts'
import { feelWell } from './steps/safety.ts'
import { afterMovementWords, waitingWords, workoutPreviewWords, workoutWords } from './steps/words.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const question = (page: Page) => page.getByRole('dialog', { name: workoutWords.leave.title })
const back = (page: Page) => page.evaluate(() => history.back())
const timer = (page: Page) => page.getByRole('timer')

test('a running test asks before it is left, pauses meanwhile and resumes where it was', async ({ page }) => {
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/assessment/workout-preview')
  await feelWell(page)
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start'])

  await back(page)
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/\/assessment\/workout$/)
  await expect.poll(player.told).toEqual(['start', 'stop'])
  await player.fail('stopped')
  await press(page, 'Stay')
  await expect(page.getByRole('button', { name: 'I’m ready' }), 'from its start').toBeVisible()
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start', 'stop', 'start'])
  await player.complete('single-leg-stance')
  await expect(page.getByRole('heading', { name: 'Good job! One done, two to go.' })).toBeVisible()

  await press(page, 'Leave the test')
  await expect(question(page)).toBeVisible()
  await expect(timer(page), 'no clock runs behind the question').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(timer(page)).toBeVisible()
  await press(page, 'Skip rest')
  await expect.poll(player.told).toEqual(['start', 'stop', 'start', 'start'])
  await back(page)
  await expect(question(page)).toBeVisible()
  await player.complete('toe-touch')
  await expect(question(page), 'it ended in the moment before').toHaveCount(0)
  await expect(page.getByText(afterMovementWords.rest.last)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Squats' })).toBeVisible()
  await press(page, 'Leave the test')
  await expect(question(page)).toContainText('We keep what you have measured today')
  await press(page, 'Leave')
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
  await expect(page.getByText('You have done 2 of 3 movements today.')).toBeVisible()
  await press(page, 'Carry on where you left off')
  await expect(page.getByText('3 of 3')).toBeVisible()
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start'])
  await player.show('squat')
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await expect(
    page.getByRole('heading', { name: afterMovementWords.review.heading.named({ name: 'Ada' }) }),
  ).toBeVisible()
  for (const shown of ['31.4 seconds', '82 degrees', '16 squats'])
    await expect(page.getByText(shown)).toBeVisible()
  await press(page, 'Show me my age')
  await expect(page.getByRole('figure', { name: /Mobility age about/ })).toBeVisible()

  await back(page)
  await expect(page, 'past the test, not into it').toHaveURL(/\/assessment\/workout-preview$/)
  await expect(page.getByRole('button', { name: workoutPreviewWords.start })).toBeVisible()
})

test('starting over drops earlier measurements, and a test from another day is not resumed', async ({
  page,
}) => {
  const keep = (measuredAt: Date) =>
    page.evaluate(timestamp => {
      const exerciseId = 'single-leg-stance'
      const result = { sessionId: crypto.randomUUID(), exerciseId, exerciseName: 'Single-leg stance' }
      const state = {
        currentWorkoutIndex: 1,
        ladder: {},
        chosenWays: {},
        redo: null,
        assessmentResults: [
          {
            ...result,
            test: 'balance',
            timestamp,
            workoutData: null,
            shown: { seconds: 31.4 },
            refusal: null,
          },
        ],
      }
      localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
    }, measuredAt.toISOString())
  await rememberPerson(page)
  await givePlayerThatAnswers(page)
  await page.goto('/assessment/privacy')
  await keep(new Date())
  await page.goto('/assessment/workout-preview')
  await press(page, 'Start over')
  await feelWell(page)
  await expect(page.getByText('1 of 3')).toBeVisible()

  await keep(new Date(Date.now() - 86_400_000))
  await page.goto('/assessment/workout')
  await feelWell(page)
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('a test without any measurement says so, and suggests what would help', async ({ page }) => {
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/assessment/workout')
  await feelWell(page)
  await press(page, 'I’m ready')
  const afterwards = ['Never mind. Two to go.', 'Never mind. One to go.', 'We could not measure anything']
  for (const [index, name] of afterwards.entries()) {
    await expect.poll(async () => (await player.told()).length).toBe(index + 1)
    await player.fail('camera-missing')
    await press(page, 'Carry on without it')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    if (index < 2) await press(page, 'Skip rest')
  }
  const said = page.getByRole('heading', { name: afterMovementWords.nothing.heading })
  await expect(said).toBeVisible()
  await expect(page.getByText('Open this page on a phone, or connect a camera')).toBeVisible()
  await page.reload()
  await expect(said).toBeVisible()
  await press(page, 'Try again')
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('a test stopped for feeling unwell is still stopped after a reload', async ({ page }) => {
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/assessment/workout')
  await feelWell(page)
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start'])
  await player.fail('near-fall')
  const rest = page.getByRole('heading', { name: afterMovementWords.unwell.heading })
  await expect(rest).toBeVisible()
  await page.reload()
  await expect(rest).toBeVisible()
  await press(page, 'Finish here')
  await expect(page.getByRole('heading', { name: 'We could not measure anything' })).toBeVisible()
  await press(page, 'Not today')
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})

test('a person measured first gives name, age and sex afterwards, and the measurements are used', async ({
  page,
}) => {
  const player = await givePlayerThatAnswers(page)
  await page.goto('/assessment/workout')
  await feelWell(page)
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start'])
  await player.complete('single-leg-stance')
  await press(page, 'Dizzy or in pain')
  await press(page, 'Finish here')
  await giveName(page, 'Rosa')
  await giveAgeAndSex(page, { age: 64, sex: 'Female' })
  await press(page, 'Continue')
  // The consent page was skipped, so consent is asked for here, and nothing is lost.
  await expect(page.getByRole('region', { name: waitingWords.unagreed.label })).toBeVisible()
  await expect(page.getByText('This is taking longer than usual', { exact: false })).toHaveCount(0)
  await press(page, 'Agree and send')
  await expect(page).toHaveURL(/\/assessment\/report\//)
  await expect(page.getByRole('figure')).toBeVisible()
})
