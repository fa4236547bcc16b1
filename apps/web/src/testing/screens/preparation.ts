import { safetyWords } from '@lithe/words/live/safety'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { button, heading, mainAction } from './finders.ts'
import { expectInView, expectLargeTargets, expectNoSidewaysScroll } from './looks.ts'
import type { App } from './open-app.tsx'

/** Every page between the greeting and the test. */
export const preparationPages = [
  'intro',
  'name',
  'credibility',
  'questionnaire',
  'confidence',
  'success',
  'privacy',
  'workoutPreview',
  'tips',
  'preview',
  'accurateResults',
  'practice',
  'workout',
  'reminders',
] as const satisfies readonly (keyof typeof paths)[]
type PreparationPage = (typeof preparationPages)[number]

/** Opens one of these pages; the previous one is gone once its main action is alone. */
export async function showPage(app: App, page: PreparationPage) {
  await app.goTo(paths[page].link())
  await expect.poll(app.place).toBe(paths[page].link())
  await expect.element(heading()).toBeVisible()
  window.scrollTo(0, 0)
}

/** Scrolls to the last question, then answers that nothing applies. */
export async function answerNothingTrue() {
  await expect.element(page.getByRole('checkbox').last()).toBeVisible()
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return button(safetyWords.questions.none).query()
    })
    .not.toBeNull()
  await button(safetyWords.questions.none).click()
}

export async function expectWithinReach(screen: string) {
  await expect.element(mainAction(), { message: screen }).toBeVisible()
  expectInView(mainAction(), screen)
  expectNoSidewaysScroll(screen)
  expectLargeTargets(screen)
}
