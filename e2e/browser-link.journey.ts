import { randomUUID } from 'node:crypto'
import { expect, type Page, type Request } from '@playwright/test'
import { botOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { makeFrugal, test } from './steps/frugal-test.ts'
import { rememberPerson, uploadResults } from './steps/known-report.ts'
import { signInOnPhone } from './telegram/browser-link.ts'
import { newTelegrammer } from './telegram/launch.ts'

test.use({ baseURL: botOrigin })

const workoutPreview = '/assessment/workout-preview'
const named = () => newTelegrammer({ username: `rosa_${randomUUID().slice(0, 8)}` })
const spent = (page: Page) => page.getByRole('heading', { name: 'This link has been used, or is too old' })
const question = (page: Page) => page.getByRole('heading', { name: 'Carry on here from Telegram?' })

/** Everything in the browser's storage, as one string. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      window.navigation.entries().map(({ url }) => url),
      document.documentElement.outerHTML,
    ]),
  )

test('a link from the phone opens the same account in another browser, only once, and leaves no trace of its key', async ({
  page,
  browser,
  playwright,
}) => {
  const phone = await playwright.request.newContext({ baseURL: botOrigin })
  const rosa = named()
  const { link } = await signInOnPhone(phone, rosa)
  const { key, address } = await link(workoutPreview)

  const requests: Request[] = []
  page.on('request', request => requests.push(request))
  await page.goto(address)
  await expect(page).toHaveURL(botOrigin + workoutPreview)
  await expect(page.getByRole('heading', { name: 'What you will do' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${rosa.username}.`, { exact: true })).toBeVisible()
  expect(await kept(page), 'the key is nowhere in this browser').not.toContain(key)
  const withKey = requests.filter(request => `${request.url()}${request.postData() ?? ''}`.includes(key))
  expect(withKey.map(request => new URL(request.url()).pathname)).toEqual(['/api/lithe/sign-in/link'])
  for (const request of requests) expect((await request.allHeaders()).referer ?? '').not.toContain(key)

  await page.goto('/your-data/sent')
  await expect(page.getByText('The link you came by')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: botOrigin })
  await makeFrugal(elsewhere)
  const stranger = await elsewhere.newPage()
  await stranger.goto(address)
  await expect(spent(stranger)).toBeVisible()
  await expectAccessible(stranger, 'a link that is spent')
  await stranger.getByRole('button', { name: 'Start here instead' }).click()
  await expect(stranger).toHaveURL(/\/longevity-test$/)
  await elsewhere.close()
  await phone.dispose()
})

test('a link asks before it signs in a person in a used browser, and keeps their data', async ({
  page,
  playwright,
}) => {
  const phone = await playwright.request.newContext({ baseURL: botOrigin })
  const { link, assessments } = await signInOnPhone(phone, named())
  const sessions = await uploadResults(page, { by: await rememberPerson(page) })
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  await expect(page).toHaveURL(/\/assessment\/report\//)
  const { address } = await link('/profiles')

  await page.goto(address)
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, 'the question before a link opens')
  await page.getByRole('button', { name: 'Stay as I am' }).click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  expect(await assessments(), 'nothing went over to the other account').toHaveLength(0)

  await page.goto(address)
  await page.getByRole('button', { name: 'They are mine' }).click()
  await page.getByRole('button', { name: 'Yes, carry on' }).click()
  await expect(page).toHaveURL(/\/profiles$/)
  expect(await assessments()).toHaveLength(1)
  await phone.dispose()
})

test('a link can be retried if the server does not respond, and an invalid link says so', async ({
  page,
  playwright,
}) => {
  const phone = await playwright.request.newContext({ baseURL: botOrigin })
  const { link } = await signInOnPhone(phone, named())
  const { address, key } = await link('/nowhere')
  await page.route('**/sign-in/link', route => route.abort())
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Lithe is not answering' })).toBeVisible()
  await expectAccessible(page, 'a link that nobody answers')
  await page.unroute('**/sign-in/link')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page, 'a place that is none is the start').toHaveURL(/\/longevity-test$/)

  await page.goto('/')
  await page.goto(`/open#key=${key}x`)
  await page.reload()
  await expect(spent(page)).toBeVisible()
  await phone.dispose()
})
