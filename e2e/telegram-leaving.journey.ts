import { expect } from '@playwright/test'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { feelWell } from './steps/safety.ts'
import { test } from './telegram/test.ts'
import { rememberHer } from './telegram/visit.ts'

test('Telegram’s Back asks before a running test is left, and stops the movement meanwhile', async ({
  enter,
}) => {
  const visit = await enter()
  const { page, host } = visit
  const player = await givePlayerThatAnswers(page)
  await rememberHer(visit)
  await page.goto('/assessment/workout')
  await feelWell(page)
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await ready.click()
  await expect.poll(player.told).toEqual(['start'])
  const question = page.getByRole('dialog', { name: 'Leave the test?' })
  await host.pressBack()
  await expect(question).toBeVisible()
  await expect.poll(player.told).toEqual(['start', 'stop'])
  await host.pressBack()
  await expect(question, 'Back is no answer but stay').toHaveCount(0)
  await expect(ready).toBeEnabled()
  await host.pressBack()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})
