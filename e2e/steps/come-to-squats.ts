import { expect, type Page } from '@playwright/test'
import { feelWell } from './safety.ts'

/** Index of the squats in the default set, including breaks. */
const squatsIndex = 4

/** Opens the squats with the other movements skipped. */
export async function comeToSquats(page: Page) {
  await page.evaluate(index => {
    const state = { currentWorkoutIndex: index, assessmentResults: [] }
    localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
  }, squatsIndex)
  await page.goto('/assessment/workout')
  await feelWell(page)
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 60_000 })
  await ready.click()
}
