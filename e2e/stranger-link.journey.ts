import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { callerOf, person, rememberPerson, uploadResults } from './steps/known-report.ts'
import { keptState } from './steps/profiles.ts'
import { linksWords, peopleWords, wayWords } from './steps/words.ts'

const question = (page: Page) => page.getByRole('heading', { name: linksWords.stranger.guest.title })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a link naming a stranger asks first, and later measurements are not the stranger’s', async ({
  page,
  playwright,
  baseURL,
}) => {
  const stranger = `user_${crypto.randomUUID()}`
  await rememberPerson(page)
  await page.goto(`/longevity-test?userId=${stranger}`)
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, 'the question before a stranger’s link')
  await press(page, 'No, stay as I am')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  await expect(page).toHaveURL(/\/longevity-test$/)
  await uploadResults(page)

  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const answer = await elsewhere.post('/api/lithe/user', {
    data: { userIdentifier: stranger, source: 'web' },
  })
  expect((await answer.json()).data).toEqual({
    userDetails: { name: '', age: '', sex: '' },
    assessmentsData: [],
  })
  await elsewhere.dispose()
})

test('a person who claims the link gets a profile from it, and the owner keeps the device', async ({
  page,
}) => {
  const { userIdentifier: owner } = await rememberPerson(page)
  const mine = `user_${crypto.randomUUID()}`
  await page.goto(`/?userId=${mine}`)
  await press(page, 'Yes, it is mine')
  await expect(page.getByRole('heading', { name: peopleWords.profiles.title })).toBeVisible()
  expect(await callerOf(page)).toMatchObject({ userIdentifier: mine })
  const kept = await keptState(page, 'profile-data')
  expect(kept).toMatchObject({ baseUserId: owner, profiles: [{ name: person.name, userId: owner }, {}] })

  await page.goto(`/longevity-test?userId=${owner}`)
  await expect(page.getByRole('heading', { name: peopleWords.profiles.title })).toBeVisible()
  expect(await callerOf(page), 'known here: nothing is asked').toMatchObject({ userIdentifier: owner })
})
