import type { Visitor } from '../../workshop/browsers/visitor.ts'
import {
  captionsWords,
  loginWords,
  safetyWords,
  wayWords,
  workoutPreviewWords,
  workoutWords,
} from '../steps/words.ts'
import { until } from './until.ts'

const isAt = (visitor: Visitor, path: string) =>
  until(`the page ${path}`, () => visitor.evaluate(wanted => location.pathname === wanted, path), 60)

/** Goes from Etta's greeting to the first movement, as a newcomer of 62. */
export async function introduceOneself(visitor: Visitor, isReloaded = async () => {}) {
  await visitor.fill('textbox', captionsWords['ask-name'].join(' '), 'Ada')
  await visitor.press('button', wayWords.next)
  await isAt(visitor, '/onboarding/longevity')
  await visitor.press('link', wayWords.straight)
  await isAt(visitor, '/onboarding/questionnaire')
  await visitor.choose('62')
  await visitor.pressText('Female')
  await visitor.press('button', wayWords.continue)
  await isAt(visitor, '/assessment/privacy')
  await visitor.press('button', wayWords.continue)
  await isAt(visitor, '/assessment/workout-preview')
  await isReloaded()
  await visitor.press('button', workoutPreviewWords.start)
  await feelWell(visitor)
}

async function feelWell(visitor: Visitor) {
  await until(
    'the questions were read to their end',
    async () => {
      await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight), null)
      return (
        (await visitor.sees('button', safetyWords.questions.none)) &&
        !(await visitor.sees('button', safetyWords.questions.readOn))
      )
    },
    30,
  )
  await visitor.press('button', safetyWords.questions.none)
}

/** Goes from the open landing page to the greeting. */
export async function comeFromLanding(visitor: Visitor) {
  await visitor.press('link', /Start in the browser/)
  await visitor.press('link', loginWords.start)
  await visitor.press('button', wayWords.start.start)
}

export const beginFirstMovement = (visitor: Visitor) => visitor.press('button', workoutWords.intro.ready)
