import { expect, type Page } from '@playwright/test'
import { rememberPerson, uploadResults } from '../steps/known-report.ts'
import { afterMovementWords } from '../steps/words.ts'

/** Opens the page after the last movement, for a person whose three results were just sent. */
export async function openEndOfTest(page: Page) {
  const by = await rememberPerson(page)
  const { balance, flexibility, strength } = await uploadResults(page, { by })
  const results = [
    ['single-leg-stance', 'balance', balance, { seconds: 31.4 }],
    ['toe-touch', 'flexibility', flexibility, { degrees: 82 }],
    ['squat', 'strength', strength, { reps: 16, partials: 0 }],
  ] as const
  await page.goto('/favicon.svg')
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
