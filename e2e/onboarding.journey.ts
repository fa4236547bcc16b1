import { expect } from '@playwright/test'
import { desktop, phone, smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { person, rememberName } from './steps/known-report.ts'
import { giveAgeAndSex, giveName, goThroughOnboarding } from './steps/onboarding.ts'

for (const device of [phone, smallPhone, desktop])
  test.describe(`at ${device.viewport.width}×${device.viewport.height}`, () => {
    test.use(device)

    test('a first visit goes from the greeting to the movements', async ({ page }) => {
      await page.goto('/onboarding/intro')
      await goThroughOnboarding(page, person)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
    })
  })

test('the greeting leads to the name, and past it where the name is known', async ({ page }) => {
  await page.goto('/onboarding/intro')
  await giveName(page, '  Ada ')
  await page.goto('/onboarding/intro')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/onboarding\/credibility$/)
})

test('the name needs a letter, and is kept without the blanks around it', async ({ page }) => {
  await page.goto('/onboarding/longevity')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeDisabled()
  await page.getByRole('textbox').fill('   ')
  await expect(next).toBeDisabled()
  await page.getByRole('textbox').fill('  Ada ')
  await next.click()
  await expect(page).toHaveURL(/credibility$/)
  const kept = await page.evaluate(() => localStorage.getItem('onboarding-data'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ state: { name: 'Ada' } })
})

test('there are 83 ages, from 12 to 94, two sexes, and a way not to say', async ({ page }) => {
  await rememberName(page)
  await page.goto('/onboarding/questionnaire')
  const ages = page.getByLabel('Age').locator('option:not([disabled])')
  await expect(ages).toHaveText(Array.from({ length: 83 }, (_, index) => String(12 + index)))
  const sexes = page.getByRole('group', { name: 'Sex assigned at birth?' }).getByRole('radio')
  expect(await sexes.evaluateAll(radios => radios.map(radio => radio.getAttribute('value')))).toEqual([
    'Male',
    'Female',
    'Undisclosed',
  ])
  await expect(page.getByText('Please give your real age and sex: they affect your report')).toBeVisible()
  await page.getByRole('radio', { name: 'I’d rather not say' }).check()
  await expect(page.getByText('Then you are compared with women and men alike.')).toBeVisible()
})

test('age and sex go on only when complete, and not twice while they are being saved', async ({ page }) => {
  const saves: string[] = []
  await page.route('**/api/lithe/user', async route => {
    if (route.request().method() !== 'PUT') return route.continue()
    saves.push(route.request().postData() ?? '')
    await new Promise(resolve => setTimeout(resolve, 1000))
    return route.continue()
  })
  await rememberName(page)
  await page.goto('/onboarding/questionnaire')
  const go = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Age').selectOption('62')
  await expect(go).toBeDisabled()
  await page.getByRole('radio', { name: 'Female', exact: true }).click()
  await expect(go).toBeEnabled()
  await go.click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(page).toHaveURL(/\/onboarding\/confidence$/)
  expect(saves.map(body => JSON.parse(body).userDetails)).toEqual([person])
})

test('a server that cannot be told the age is logged, and nothing is held up', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.route('**/api/lithe/user', route =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
  )
  await page.goto('/onboarding/intro')
  await giveName(page, person.name)
  await giveAgeAndSex(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/onboarding\/confidence$/)
  expect(said.join('\n')).toContain('The person could not be saved on the server')
  const kept = await page.evaluate(() => localStorage.getItem('onboarding-data'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ state: person })
})

test('a person sent here to introduce themselves comes back to where they were going', async ({ page }) => {
  await page.goto('/assessment/practice')
  await expect(page).toHaveURL(/\/onboarding\/intro\?returnTo=/)
  await giveName(page, person.name)
  await giveAgeAndSex(page, person)
  for (const next of [/confidence\?/, /success\?/, /\/assessment\/practice$/]) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(next)
  }
})

test('four sources, three authors and a story say what they are and what they are not', async ({ page }) => {
  await page.goto('/onboarding/credibility')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: /opens in a new tab/ })).toHaveCount(4)
  await page.goto('/onboarding/confidence')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page.getByText('published research, no endorsement')).toBeVisible()
  await expect(page.getByText('years of combined experience')).toHaveCount(0)
  await page.goto('/onboarding/success')
  await expect(page.getByText('Illustrative example', { exact: true })).toBeVisible()
})

test('with keys alone a person gets from the greeting to the movements', async ({ page }) => {
  const pressOn = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    for (let tabs = 0; tabs < 20; tabs += 1) {
      if (await button.evaluate(element => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.goto('/onboarding/intro')
  await pressOn('Next')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/credibility$/)
  await pressOn('Continue')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('62')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (const next of [/confidence$/, /success$/, /privacy$/, /workout-preview$/]) {
    await pressOn('Continue')
    await expect(page).toHaveURL(next)
  }
})
