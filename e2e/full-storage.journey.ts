import { expect } from '@playwright/test'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { comeToSquats } from './steps/come-to-squats.ts'
import { fillStorage } from './steps/fill-storage.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { wayWords } from './steps/words.ts'

test('a device with full storage still measures and makes its report', async ({ page }) => {
  const thrown: Error[] = []
  page.on('pageerror', error => thrown.push(error))
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  await comeToSquats(page)
  await fillStorage(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sent:')) localStorage.removeItem(key)
  })
  await fillStorage(page)
  await player.complete('squat')
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Show me my age' }).click()
  await expect(page.getByRole('figure', { name: /Mobility age about/ })).toBeVisible()
  expect(thrown).toEqual([])
})
