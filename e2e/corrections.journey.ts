import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { atRest } from './steps/at-rest.ts'
import { test } from './steps/frugal-test.ts'
import { keptState, openProfiles, rememberProfiles } from './steps/profiles.ts'
import { begunTestWords, peopleWords, personWords, shellWords, wayWords } from './steps/words.ts'

const ada = { name: 'Ada', age: '71', sex: 'Female' } as const
const emil = { name: 'Emil', age: '63', sex: 'Male' } as const
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Finds the toast itself, rather than its screen-reader copy. */
const said = (page: Page, words: string) => page.getByText(words, { exact: true })

const knownToServer = async (page: Page, userIdentifier: string | undefined) => {
  const data = { userIdentifier, source: 'web' }
  const answer = await page.context().request.post('/api/lithe/user', { data })
  return (await answer.json()).data.userDetails
}

test('a person’s name, age and sex can be corrected in the profiles, and are sent later if the device is offline', async ({
  page,
  context,
}) => {
  const { profiles } = await rememberProfiles(page, [ada, emil])
  await openProfiles(page)
  await press(page, 'Manage Profiles')
  const cards = page.getByRole('main').getByRole('listitem')
  await atRest(page)
  const heights = await cards.evaluateAll(items =>
    items.slice(0, 2).map(item => item.querySelector('button')?.getBoundingClientRect().height),
  )
  expect(heights[0], 'cards of one height while they are managed').toBe(heights[1])

  await press(page, 'Correct Ada')
  const sheet = page.getByRole('dialog', { name: 'Correct Ada' })
  await expectAccessible(page, 'correcting a person')
  await sheet.getByLabel(personWords.age).selectOption('70')
  await sheet.getByLabel(peopleWords.correct.name).fill(' ')
  await expect(sheet.getByRole('button', { name: peopleWords.correct.save })).toBeDisabled()
  await expect(sheet.getByText(wayWords.name.missing)).toBeVisible()
  await sheet.getByLabel(peopleWords.correct.name).fill('Augusta')
  await sheet.getByRole('button', { name: peopleWords.correct.save }).click()
  await expect(cards.first()).toContainText('70 years old')
  await expect(said(page, 'The next report compares Augusta with people of 70.')).toBeVisible()
  expect(await knownToServer(page, profiles[0]?.userId)).toEqual({ ...ada, name: 'Augusta', age: '70' })
  expect(await keptState(page, 'onboarding-data')).toMatchObject({ name: 'Augusta', age: '70' })

  await context.setOffline(true)
  await press(page, 'Correct Emil')
  await page.getByRole('dialog').getByLabel(personWords.age).selectOption('64')
  await page.getByRole('dialog').getByRole('button', { name: personWords.sexes.Undisclosed }).click()
  await page.getByRole('dialog').getByRole('button', { name: peopleWords.correct.save }).click()
  await expect(said(page, peopleWords.correct.unsaved)).toBeVisible()
  const sent = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
  await context.setOffline(false)
  await sent
  expect(await knownToServer(page, profiles[1]?.userId)).toEqual({ ...emil, age: '64', sex: 'Undisclosed' })
  await expect(cards.nth(1)).toContainText('64 years old')
  await expect(cards.nth(1)).not.toContainText(/male|undisclosed/i)
})

test('the start screen asks once a year whether the age is still right', async ({ page }) => {
  await rememberProfiles(page, [ada])
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  const question = page.getByRole('heading', { name: 'Ada, are you still 71?' })
  await expect
    .poll(async () => (await keptState(page, 'profile-data')).profiles[0].givenAt, 'counted from today')
    .toBeTruthy()
  await expect(question).toHaveCount(0)

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('profile-data') ?? '{}')
    kept.state.profiles[0].givenAt = new Date(Date.now() - 366 * 86_400_000).toISOString()
    localStorage.setItem('profile-data', JSON.stringify(kept))
  })
  await page.reload()
  await expect(question).toBeVisible()
  await expectAccessible(page, 'whether the age still holds')
  await press(page, 'I am 72 now')
  await expect(question).toHaveCount(0)
  await expect(said(page, 'The next report compares Ada with people of 72.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Ada.*72 years/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /are you still/ })).toHaveCount(0)
})

test('a profile added without details stays, can be changed from the start screen, and is deleted only after confirmation', async ({
  page,
}) => {
  await rememberProfiles(page, [ada])
  await openProfiles(page)
  await press(page, peopleWords.profiles.add)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await page.goBack()
  const unnamed = page.getByRole('button', { name: /^Unnamed/ })
  await expect(unnamed).toContainText(peopleWords.profiles.current)
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await page.getByRole('link', { name: /Unnamed/ }).click()
  await press(page, peopleWords.profiles.manage)
  await press(page, 'Delete Unnamed')
  await page.getByRole('dialog').getByRole('button', { name: shellWords.buttons.delete }).click()
  await expect(unnamed).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Ada/ }).first()).toContainText(peopleWords.profiles.current)
})

test('the questions about age and sex lead back to a missing name', async ({ page }) => {
  await page.goto('/onboarding/questionnaire')
  await expect(page).toHaveURL(/\/onboarding\/longevity$/)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
})

test('a half-finished test is offered on the first page and continues from there', async ({ page }) => {
  await rememberProfiles(page, [ada])
  await page.addInitScript(() => {
    const result = {
      sessionId: crypto.randomUUID(),
      exerciseId: 'single-leg-stance',
      exerciseName: 'Single-leg stance',
      test: 'balance',
      timestamp: new Date().toISOString(),
      workoutData: null,
      shown: { seconds: 31 },
      refusal: null,
    }
    const begun = { currentWorkoutIndex: 2, assessmentResults: [result], ladder: {}, begunAtMs: Date.now() }
    localStorage.getItem('workout-session') ??
      localStorage.setItem('workout-session', JSON.stringify({ state: begun, version: 1 }))
  })
  await page.goto('/longevity-test')
  const card = page.getByRole('region', { name: 'Your test' })
  await expect(card).toContainText('1 of 3 movements measured.')
  await card.getByRole('link', { name: begunTestWords.proceed }).click()
  await expect(page).toHaveURL(/\/assessment\/workout$/)
})
