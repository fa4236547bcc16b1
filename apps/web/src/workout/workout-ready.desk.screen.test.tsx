import { workoutWords } from '@lithe/words/live/workout'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desk, showOn } from '../testing/screens/looks.ts'
import { openReady } from '../testing/screens/ready-workout.ts'

test('at a computer, the first screen says where its camera goes, not how to lean a phone', async () => {
  await showOn(desk)
  await openReady()
  const { computer, phoneOnSide } = workoutWords.intro.facts
  await expect.element(page.getByText(computer)).toBeVisible()
  await expect.element(page.getByText(phoneOnSide, { exact: true })).not.toBeInTheDocument()
})
