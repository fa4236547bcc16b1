import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { keptState, rememberProfiles } from './steps/profiles.ts'
import { readQuestions } from './steps/safety.ts'
import { easierWayWords, personWords } from './steps/words.ts'

test.use(smallPhone)

const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const question = (page: Page) => page.getByRole('group', { name: personWords.seat })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const knownToServer = async (page: Page, userIdentifier: string | undefined) => {
  const data = { userIdentifier, source: 'web' }
  const answer = await page.context().request.post('/api/lithe/user', { data })
  return (await answer.json()).data.userDetails
}

async function toTheEasierWay(page: Page) {
  await page.goto('/assessment/workout-preview')
  await readQuestions(page)
  await page.getByRole('checkbox', { name: /feet feel numb/ }).check()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Chair stands', exact: true })).toBeVisible()
}

test('a person about to do chair stands is asked once for the seat height, and may skip the question', async ({
  page,
}) => {
  const { profiles } = await rememberProfiles(page, [ada])
  await toTheEasierWay(page)
  await expect(question(page).getByRole('radio')).toHaveCount(4)
  await expectInView(
    page,
    page.getByRole('button', { name: easierWayWords.plan.chairReady }),
    'the easier way',
  )
  await expectNoSidewaysScroll(page, 'the easier way')
  await press(page, 'I have a chair next to me')

  await toTheEasierWay(page)
  await question(page).scrollIntoViewIfNeeded()
  await expectAccessible(page, 'how high the seat is')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
  await question(page).getByText(personWords.seats.lower).click()
  await saved
  await expect(question(page).getByRole('radio', { name: personWords.seats.lower })).toBeChecked()
  expect(await knownToServer(page, profiles[0]?.userId)).toEqual({ ...ada, seat: 'lower' })

  await toTheEasierWay(page)
  await expect(question(page)).toHaveCount(0)
})

test('the question is on the preparation page if chair stands come first', async ({ page }) => {
  await rememberProfiles(page, [ada])
  await page.addInitScript(() => {
    const begun = {
      currentWorkoutIndex: 4,
      assessmentResults: [],
      ladder: { squat: 'seated' },
      begunAtMs: Date.now(),
    }
    localStorage.getItem('workout-session') ??
      localStorage.setItem('workout-session', JSON.stringify({ state: begun, version: 1 }))
  })
  await page.goto('/assessment/workout')
  await expect(page.getByRole('heading', { name: 'Chair stands' })).toBeVisible()
  await expectInView(page, page.getByRole('button', { name: 'I’m ready' }), 'chair stands')
  await expectLargeTargets(page, 'chair stands')
  await question(page).getByText('About 43 cm (17 in)').click()
  await expect.poll(async () => (await keptState(page, 'profile-data')).profiles[0].seat).toBe('about-43-cm')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Chair stands' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})
