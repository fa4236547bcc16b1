import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { reportedAge } from './reported.ts'
import { squats, stance, toeTouch } from './testing/measurements.ts'

const woman = { age: 66, sex: 'Female' } as const

function shown(seconds: number, degrees: number, reps: number) {
  const { mobilityAge, range80 } = assess(woman, {
    balance: stance(seconds),
    flexibility: toeTouch(degrees),
    strength: [squats(reps)],
  })
  return [mobilityAge, ...(range80 ?? [])].map(years => reportedAge(years ?? 0).years)
}

// Guards the example in apps/web/src/content/content.ts: if the model changes these ages, change them there too.
test('the ages in the example shown before the test are the model’s', () => {
  expect(shown(12, 92, 9)).toEqual([77, 64, 88])
  expect(shown(44, 80, 14)).toEqual([66, 53, 80])
})
