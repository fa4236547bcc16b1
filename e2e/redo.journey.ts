import { expect } from '@playwright/test'
import { unlockKey } from './playwright.config.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson, uploadResults } from './steps/known-report.ts'
import { easierWayWords, wayWords, workoutWords } from './steps/words.ts'

test('one movement of a report is redone alone, and leaving it leads back to the report', async ({
  page,
}) => {
  await rememberPerson(page)
  await page.goto(`/longevity-test?unlockKey=${unlockKey}`)
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  const sessions = await uploadResults(page)
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  const report = page.url()
  const seen = page.getByText('Seen clearly. The camera saw all it needed.').filter({ visible: true })
  await expect(seen).toHaveCount(3)

  await page.getByRole('button', { name: 'Measure this one again: Toe touch' }).click()
  await expect(page).toHaveURL(/\/assessment\/workout$/)
  await page.getByRole('checkbox', { name: /I fell/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Reach on a chair' })).toBeVisible()
  await page.getByRole('button', { name: easierWayWords.plan.chairReady }).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('button', { name: workoutWords.leave.press }).click()
  await expect(page.getByText('Your report stays as it is until then.')).toBeVisible()
  await page.getByRole('button', { name: workoutWords.leave.leave, exact: true }).click()
  await expect(page).toHaveURL(report)
  const kept = await page.evaluate(() => localStorage.getItem('workout-session'))
  expect(JSON.parse(kept ?? '{}').state.redo.others).toEqual([
    { sessionId: expect.any(String), test: expect.any(String) },
    { sessionId: expect.any(String), test: expect.any(String) },
  ])
})
