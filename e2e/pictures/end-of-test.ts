import { expect, type Page } from '@playwright/test'
import { uploadResults } from '../steps/known-report.ts'
import { arrive } from '../steps/open-report.ts'
import { afterMovementWords } from '../steps/words.ts'

/** The page after the last movement, as it stands for a person whose three results have just been sent. */
export async function openEndOfTest(page: Page) {
  await arrive(page)
  const { balance, flexibility, strength } = await uploadResults(page)
  const results = [
    ['single-leg-stance', 'balance', balance, { seconds: 31.4 }],
    ['toe-touch', 'flexibility', flexibility, { degrees: 82 }],
    ['squat', 'strength', strength, { reps: 14, partials: 0 }],
  ] as const
  await page.evaluate(kept => {
    const timestamp = new Date().toISOString()
    const assessmentResults = kept.map(([exerciseId, test, sessionId, shown]) => ({
      ...{ exerciseId, test, shown, sessionId, timestamp },
      ...{ workoutData: null, refusal: null },
    }))
    const state = { assessmentResults, ladder: {}, begunAtMs: Date.now(), hasReachedEnd: true }
    localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
  }, results)
  await page.goto('/assessment/workout')
  const show = page.getByRole('button', { name: afterMovementWords.review.age })
  await expect(show).toBeEnabled()
  return show
}
