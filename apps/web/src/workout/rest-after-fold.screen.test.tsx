import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutWords } from '@lithe/words/live/workout'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { button, heading } from '../testing/screens/finders.ts'
import { person } from '../testing/screens/known.ts'
import { expectInView, showOn } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { heldJustNow, playerHere } from '../testing/screens/ready-workout.ts'

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])(
  'the rest after a fold past 65 is twice as long, and says how to rest and when to stop squats: $width × $height',
  async size => {
    await showOn(size)
    const foldNext = { currentWorkoutIndex: 2, assessmentResults: [], ladder: {}, begunAtMs: Date.now() }
    const app = await openApp(paths.home.link(), {
      device: { ...ownedBy({ ...person, age: '66' }), 'workout-session': foldNext },
      server: { putSession: () => ({ sessionId: crypto.randomUUID(), stored: 'new' }) },
    })
    await app.goTo(paths.workout.link())
    await expect.element(heading(movementsWords.names['toe-touch'])).toBeVisible()
    const { say } = playerHere()
    say({ type: 'ready' })
    await button(workoutWords.intro.ready).click()
    const { workoutData, measurement } = heldJustNow()
    const { quality } = measurement
    say({
      ...heldJustNow(),
      workoutData: { ...workoutData, videoId: 2 },
      measurement: {
        movement: 'toe-touch',
        windowSeconds: 30,
        minHipDegrees: 80,
        kneeDegrees: 172,
        minHipDegreesWithBentKnees: null,
        quality: { ...quality, view: 'side' },
      },
    })
    const { rest } = afterMovementWords
    await expect.element(page.getByRole('timer')).toHaveAccessibleName(rest.left({ seconds: 30 }))
    await expect.element(page.getByText(rest.body.back)).toBeVisible()
    expectInView(page.getByText(workoutWords.intro.stopFor), 'what to stop for')
    expectInView(button(rest.skip), 'the way on')
  },
)
