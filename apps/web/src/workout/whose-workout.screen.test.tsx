import { afterMovementWords } from '@lithe/words/live/after-movement'
import { expect, test } from 'vitest'
import { currentCaller } from '../memory/identity.ts'
import { sharedBy } from '../testing/kept-people.ts'
import { keptState, ownedBy, writtenElsewhere } from '../testing/screens/device.ts'
import { button } from '../testing/screens/finders.ts'
import { consent } from '../testing/screens/known.ts'
import { heldJustNow, openBegun, openReady } from '../testing/screens/ready-workout.ts'

test('a test and its consent stay with the person who began it, even if another tab switches profiles', async () => {
  const { kept, owner, profiles } = sharedBy([
    { name: 'Ada', age: '62', sex: 'Female' },
    { name: 'Emil', age: '71', sex: 'Male' },
  ])
  const [, emil] = profiles
  const device = { ...kept, consents: { given: { [owner]: consent }, guardianOf: [] } }
  const { say, app } = await openBegun(device)
  writtenElsewhere({
    'profile-data': { ...kept['profile-data'], currentProfileId: emil?.id },
    'user-id': { userIdentifier: emil?.userId },
    'onboarding-data': { name: 'Emil', age: '71', sex: 'Male', isMuted: true },
  })
  expect(currentCaller().userIdentifier).toBe(emil?.userId)
  say(heldJustNow())
  await expect.element(button(afterMovementWords.rest.skip)).toBeVisible()
  await expect
    .poll(() => app.callsOf('putSession'))
    .toMatchObject([{ userIdentifier: owner, consent: { version: consent.version } }])
})

test('another person’s unfinished test does not resume when the page opens', async () => {
  const device = ownedBy()
  await openReady({}, { ...device, 'workout-session': { userIdentifier: 'user_another', ladder: {} } })
  expect(keptState('workout-session')).toMatchObject({ userIdentifier: currentCaller().userIdentifier })
})
