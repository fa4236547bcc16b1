import { expect, type Page } from '@playwright/test'
import { unlockKey } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { expectFirstScreen } from './steps/first-screen.ts'
import { test } from './steps/frugal-test.ts'
import { person, rememberPerson } from './steps/known-report.ts'
import { feelWell } from './steps/safety.ts'
import { easierWayWords, safetyWords } from './steps/words.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const used = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test('a chair is preselected at 78, already in the list, and a fitter person can change that for the visit', async ({
  page,
}) => {
  await rememberPerson(page, { ...person, age: '78' })
  const films = new Set<string>()
  page.on('request', request => {
    const film = /\/trainer\/([\w-]+)\.(?:webm|mp4|webp)$/.exec(new URL(request.url()).pathname)?.[1]
    if (film) films.add(film)
  })
  await page.goto('/assessment/workout-preview')
  for (const name of ['One leg, one hand on a chair', 'Reach on a chair', 'Chair stands'])
    await expect(page.getByRole('button', { name: new RegExp(`Show the movement.*${name}`) })).toBeVisible()
  await feelWell(page)

  await expect(heading(page, safetyWords.company.heading)).toBeVisible()
  await expectFirstScreen(page, 'somebody near')
  await expectAccessible(page, 'somebody near')
  await press(page, 'No, I’m on my own')
  for (const name of ['One leg, one hand on a chair', 'Reach on a chair', 'Chair stands'])
    await expect(heading(page, name)).toBeVisible()
  const reason = page.getByText(easierWayWords.why['hand-first'])
  await expect(reason).toBeVisible()
  await expect(page.getByText('A second phone', { exact: false })).toBeVisible()
  await expectFirstScreen(page, 'the easier way by age')
  await expectAccessible(page, 'the easier way by age')
  expect([...films], 'no film of a harder way was asked for').toEqual(['single-leg-stance-supported'])

  await expect(used(page, /train my balance/)).not.toBeChecked()
  await used(page, /train my balance/).check()
  await expect(heading(page, 'Single-leg stance')).toBeVisible()
  await expect(heading(page, 'Chair stands')).toBeVisible()
  await expect(reason).toHaveCount(0)
  await press(page, 'I have a chair next to me')
  await expect(heading(page, 'Single-leg stance')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Single-leg stance'), 'for this visit').toBeVisible()
})

test('an insurer’s set has no jumps at 66, already on the start screen', async ({ page }) => {
  await rememberPerson(page, { ...person, age: '66' })
  await page.goto('/longevity-test?o=INSURER')
  await expect(page.getByText('Four movements in front of your phone', { exact: false })).toBeVisible()
  await page.goto('/assessment/workout-preview')
  await expect(page.getByRole('button', { name: /Show the movement/ })).toHaveCount(4)
  await feelWell(page)
  await press(page, 'Yes, someone is nearby')
  await expect(page.getByText('Left out today: Jumping jacks.', { exact: false })).toBeVisible()
  await expect(page.getByText(easierWayWords.why['no-jumps'])).toBeVisible()
})

test('a person with a heart condition continues only with a doctor’s approval, and with chair stands', async ({
  page,
}) => {
  await rememberPerson(page)
  await page.goto('/assessment/workout')
  await used(page, /Heart trouble/).check()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await press(page, 'Continue')
  await expect(heading(page, safetyWords.doctor.heading)).toBeVisible()
  await expectFirstScreen(page, 'a doctor’s word')
  await expectAccessible(page, 'a doctor’s word')
  await press(page, 'Not yet, I’ll ask first')
  await expect(heading(page, 'Not today')).toBeVisible()
  await expect(page.getByText('Call your emergency number'), 'not a matter of minutes').toHaveCount(0)
  await press(page, 'Change my answers')
  await expect(used(page, /Heart trouble/)).toBeChecked()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await press(page, 'Continue')
  await press(page, 'Yes, I can exercise')
  for (const name of ['Single-leg stance', 'Reach on a chair', 'Chair stands'])
    await expect(heading(page, name)).toBeVisible()
})

test('a person with osteoporosis is asked for no bending, and the report says so without blame', async ({
  page,
}) => {
  await rememberPerson(page)
  const told: string[] = []
  page.on('request', request => told.push(request.postData() ?? ''))
  const player = await givePlayerThatAnswers(page)
  await page.goto(`/longevity-test?unlockKey=${unlockKey}`)
  await page.goto('/assessment/workout')
  await used(page, /Osteoporosis/).check()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await press(page, 'Continue')
  await expect(page.getByText('Left out today: Toe touch.', { exact: false })).toBeVisible()
  await expect(page.getByText('So no bending today', { exact: false })).toBeVisible()
  await press(page, 'I have a chair next to me')
  await expect(page.getByText('1 of 2')).toBeVisible()
  await press(page, 'I’m ready')
  await expect.poll(player.told).toEqual(['start'])
  await player.complete('single-leg-stance')
  await press(page, 'Skip rest')
  await expect.poll(player.told).toEqual(['start', 'start'])
  await player.complete('squat')
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await page.getByText('Do one of them again').click()
  await expect(page.getByRole('button', { name: /^Do it again: / })).toHaveText([
    /Single-leg stance/,
    /Squats/,
  ])
  await press(page, 'Show me my age')
  await expect(page.getByText('Not measured: left out today.', { exact: false }).first()).toBeVisible()
  expect(told.filter(body => body.includes('"reason":"left-out"'))).toHaveLength(1)
  for (const body of told) expect(body).not.toMatch(/osteoporosis|bones/i)
})

test('an unknown age is asked for among the questions', async ({ page }) => {
  await page.goto('/assessment/workout')
  await used(page, /I am 75 or older/).check()
  await press(page, 'Continue')
  await press(page, 'Yes, someone is nearby')
  await expect(heading(page, 'One leg, one hand on a chair')).toBeVisible()
  await expect(heading(page, 'Chair stands')).toBeVisible()
})
