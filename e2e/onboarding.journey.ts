import { expect } from '@playwright/test'
import { again } from './steps/again.ts'
import { desktop, phone, smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { person } from './steps/known-report.ts'
import { goThroughOnboarding } from './steps/onboarding.ts'

for (const device of [phone, smallPhone, desktop])
  test.describe(`at ${device.viewport.width}×${device.viewport.height}`, () => {
    test.use(device)

    test(
      'a first visit goes from the greeting to the movements',
      device === phone ? again : {},
      async ({ page }) => {
        await page.goto('/onboarding/intro')
        await goThroughOnboarding(page, person)
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
      },
    )
  })
