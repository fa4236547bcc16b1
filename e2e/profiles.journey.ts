import { expect, type Page } from '@playwright/test'
import { atRest } from './steps/at-rest.ts'
import { test } from './steps/frugal-test.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { keptState, openProfiles, rememberProfiles } from './steps/profiles.ts'
import { peopleWords, personWords, shellWords } from './steps/words.ts'

const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Emil', age: '71', sex: 'Male' } as const
const blank = { name: '', age: '', sex: '' } as const

const card = (page: Page, text: string) => page.getByRole('button', { name: text }).first()
const deleteButtons = (page: Page) => page.getByRole('button', { name: /^Delete / })

test('the start screen asks once which person it is if there are several', async ({ page }) => {
  await rememberProfiles(page, [ada, emil])
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/profiles$/)
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await expect(page).toHaveURL(/\/longevity-test$/)
  const chip = page.getByRole('link', { name: /Ada.*62 years.*Female/ })
  await expect(chip.locator('.avatar > svg')).toHaveCount(1)
  await expect(page).toHaveURL(/\/longevity-test$/)
  await chip.click()
  await expect(page).toHaveURL(/\/profiles$/)
})

test('people are shown as cards in two columns, with a message while they load', async ({ page }) => {
  await rememberProfiles(page, [ada, emil, blank])
  let drawNow = () => {}
  const held = new Promise<void>(resolve => {
    drawNow = resolve
  })
  await page.route('**/assets/draw-avatar-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/profiles')
  await expect(page.getByText(peopleWords.profiles.loading)).toBeVisible()
  drawNow()
  await expect(page.getByRole('heading', { name: peopleWords.profiles.title })).toBeVisible()

  await expect(page.locator('.avatar > svg')).toHaveCount(3)
  const owner = card(page, 'Ada')
  await expect(owner).toContainText(personWords.sexes.Female)
  await expect(owner).toContainText('62 years old')
  await expect(owner).toContainText(peopleWords.profiles.current)
  await expect(owner.getByRole('img', { name: peopleWords.profiles.mainStays })).toBeVisible()
  await expect(card(page, 'Emil')).not.toContainText(peopleWords.profiles.current)
  await expect(card(page, 'Emil').getByRole('img')).toHaveCount(0)
  await expect(card(page, 'Unnamed')).toBeVisible()

  await atRest(page)
  const [first, second, third] = await Promise.all(
    ['Ada', 'Emil', 'Unnamed'].map(async name => card(page, name).boundingBox()),
  )
  expect(first?.y).toBe(second?.y)
  expect(first?.x).toBe(third?.x)
  expect(third?.y ?? 0).toBeGreaterThan(first?.y ?? 0)
})

test('choosing a person leads to the introduction, to open questions, or to their reports', async ({
  page,
}) => {
  const { profiles } = await rememberProfiles(page, [ada, emil, blank])
  await openProfiles(page)
  await card(page, 'Unnamed').click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await keptState(page, 'user-id')).toEqual({ userIdentifier: profiles[2]?.userId })
  expect(await keptState(page, 'onboarding-data')).toMatchObject(blank)

  await openProfiles(page)
  const asked = page.waitForRequest('**/api/lithe/user')
  await card(page, 'Emil').click()
  expect((await asked).postDataJSON()).toMatchObject({ userIdentifier: profiles[1]?.userId, source: 'web' })
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await keptState(page, 'onboarding-data')).toMatchObject(emil)

  await makePastAssessments(page, [null])
  await openProfiles(page)
  await card(page, 'Emil').click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.getByRole('link', { name: /Mobility age \d+/ })).toHaveCount(1)
})

test('an added profile is blank, current and known to the server, and takes the next name given', async ({
  page,
}) => {
  const { owner } = await rememberProfiles(page, [ada])
  await openProfiles(page)
  const fetched = page.waitForResponse('**/api/lithe/user')
  await page.getByRole('button', { name: peopleWords.profiles.add }).click()
  const answer = await fetched
  expect(answer.status()).toBe(200)
  const { userIdentifier } = answer.request().postDataJSON() as { userIdentifier: string }
  expect(userIdentifier).toMatch(new RegExp(`^${owner}~\\d{13}$`))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await keptState(page, 'user-id')).toEqual({ userIdentifier })

  await page.goto('/onboarding/longevity')
  await page.getByRole('textbox').fill('Emil')
  await page.reload()
  await openProfiles(page)
  await expect(card(page, 'Emil')).toContainText(peopleWords.profiles.current)
  await expect(card(page, 'Ada')).not.toContainText(peopleWords.profiles.current)
})

test('any profile but the main one is deleted after confirmation, and the owner takes its place', async ({
  page,
}) => {
  const { owner } = await rememberProfiles(page, [ada, emil, blank])
  await openProfiles(page)
  await card(page, 'Emil').click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await openProfiles(page)

  await expect(deleteButtons(page)).toHaveCount(0)
  await page.getByRole('button', { name: peopleWords.profiles.manage }).click()
  await expect(deleteButtons(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Delete Ada' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Emil' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(peopleWords.profiles.deleteWhat)
  await dialog.getByRole('button', { name: shellWords.buttons.keep }).click()
  await expect(card(page, 'Emil')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Emil' }).click()
  await dialog.getByRole('button', { name: shellWords.buttons.delete }).click()
  await expect(page.getByText('Emil')).toHaveCount(0)
  await expect(card(page, 'Ada')).toContainText(peopleWords.profiles.current)
  expect(await keptState(page, 'user-id')).toEqual({ userIdentifier: owner })
  expect(await keptState(page, 'onboarding-data')).toMatchObject(ada)
  await page.getByRole('button', { name: peopleWords.profiles.done }).click()
  await expect(deleteButtons(page)).toHaveCount(0)
})

test('the last profile cannot be deleted: a toast, closed by keyboard, says why', async ({ page }) => {
  await rememberProfiles(page, [emil], false)
  await openProfiles(page)
  await page.getByRole('button', { name: peopleWords.profiles.manage }).click()
  await page.getByRole('button', { name: 'Delete Emil' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: peopleWords.profiles.cannotDelete })
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(peopleWords.profiles.oneRemains)
  await page.getByRole('button', { name: 'Delete Emil' }).click()
  await expect(toast).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(card(page, 'Emil')).toBeVisible()
})

test('choosing and adding a person both lead to the introduction when the api is down', async ({ page }) => {
  await rememberProfiles(page, [ada, emil])
  await openProfiles(page)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  await card(page, 'Emil').click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(said.join('\n')).toContain('The person could not be fetched')
  await page.goBack()
  await page.getByRole('button', { name: peopleWords.profiles.add }).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect((await keptState(page, 'profile-data')).profiles).toHaveLength(3)
})

test('people can be chosen again after going back before the next page is drawn', async ({ page }) => {
  await rememberProfiles(page, [ada, emil])
  await openProfiles(page)
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...state) => {
      pushState.apply(history, state)
      history.pushState = pushState
      history.back()
    }
  })
  await card(page, 'Emil').click()
  await expect(card(page, 'Emil')).toContainText(peopleWords.profiles.current)
  await expect(page.getByRole('button', { name: peopleWords.profiles.add })).toBeEnabled()
})

test('a person can be changed by keyboard alone', async ({ page }) => {
  await rememberProfiles(page, [ada, emil])
  await openProfiles(page)
  await card(page, 'Ada').focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Emil')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await keptState(page, 'onboarding-data')).toMatchObject(emil)
})

test('a change in one tab is not undone by another', async ({ page, context }) => {
  await rememberProfiles(page, [ada])
  await openProfiles(page)
  const other = await context.newPage()
  await other.goto('/profiles')
  await other.getByRole('button', { name: peopleWords.profiles.add }).click()
  await expect(other).toHaveURL(/\/onboarding\/intro$/)
  await expect(card(page, 'Unnamed')).toContainText(peopleWords.profiles.current)
})
