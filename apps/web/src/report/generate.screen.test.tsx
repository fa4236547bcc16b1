import { generateWords } from '@lithe/words/live/generate'
import { preparingWords } from '@lithe/words/live/preparing'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refusalSentence } from '../api/sentence-for.ts'
import { currentCaller } from '../memory/identity.ts'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { outboxItem } from '../memory/outbox/outbox-item.ts'
import { backToTest, paths } from '../navigation/paths.ts'
import { sharedBy } from '../testing/kept-people.ts'
import { keptState, ownedBy, writtenElsewhere } from '../testing/screens/device.ts'
import { heading, mainAction } from '../testing/screens/finders.ts'
import { consent } from '../testing/screens/known.ts'
import { asBefore } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'
import { held, Refusal } from '../testing/screens/server.ts'

beforeEach(asBefore)

const expectPlace = (app: App, path: { link: () => string }) => expect.poll(app.place).toBe(path.link())

test('a missing session id gives a warning, and leads back to the tips', async () => {
  const warned = vi.spyOn(console, 'warn')
  const app = await openApp(paths.generate.link(), { device: ownedBy() })
  await expectPlace(app, paths.preview)
  expect(warned.mock.calls.flat().join('\n')).toContain('no session ids')
})

test('the reason for a missing report stays visible on the previous page', async () => {
  const app = await openApp(`${paths.generate.link()}?balance=${crypto.randomUUID()}`, {
    device: ownedBy(),
    server: {
      updateUser: ({ body }) => ({ userDetails: body.userDetails }),
      generateReport: () => {
        throw new Refusal(404, 'not-found')
      },
    },
  })
  await expectPlace(app, paths.preview)
  await expect.element(page.getByRole('status').getByText(refusalSentence('not-found'))).toBeVisible()
})

test('a page left while the details are being sent requests no report', async () => {
  const told = held()
  const app = await openApp(`${paths.generate.link()}?balance=${crypto.randomUUID()}`, {
    device: ownedBy(),
    server: {
      updateUser: async ({ body }) => {
        await told.wait
        return { userDetails: body.userDetails }
      },
    },
  })
  await expect.poll(() => app.callsOf('updateUser')).toHaveLength(1)
  await app.goTo(paths.preview.link())
  await expect.element(heading(preparingWords.preview.heading)).toBeVisible()
  told.letGo()
  await expect.poll(() => keptState('profile-data').profiles).toMatchObject([{ isSaved: true }])
  expect(app.callsOf('generateReport')).toEqual([])
})

/** Requests a report of two results, of which the server accepts only `taken`. */
async function askedForWith(taken: readonly string[]) {
  const [balance, strength] = [crypto.randomUUID(), crypto.randomUUID()]
  const device = ownedBy()
  const app = await openApp(paths.preview.link(), {
    device,
    server: {
      updateUser: ({ body }) => ({ userDetails: body.userDetails }),
      putSession: ({ body, parameters: { sessionId = '' } }) => {
        if (!taken.includes(body.movement)) throw new Refusal(422, 'impossible-measurement')
        return { sessionId, stored: 'new' }
      },
      generateReport: () => new Promise<never>(() => {}),
    },
  })
  const { userIdentifier } = currentCaller()
  for (const [sessionId, movement] of [
    [balance, 'single-leg-stance'],
    [strength, 'squat'],
  ] as const)
    await outbox.add(
      outboxItem(sessionId, {
        userIdentifier,
        source: 'web',
        movement,
        measured: { ok: false, reason: 'no-attempt', quality: null },
        measuredAt: new Date().toISOString(),
        consent,
      }),
    )
  await app.goTo(`${paths.generate.link()}?balance=${balance}&strength=${strength}`)
  return { app, balance }
}

const refusal = () => page.getByText(refusalSentence('impossible-measurement'), { exact: false })

test('a result refused for good is mentioned, and does not delay the report on the others', async () => {
  const { app, balance } = await askedForWith(['single-leg-stance'])
  await expect.poll(() => app.callsOf('generateReport')).toMatchObject([{ sessions: { balance } }])
  expect(app.callsOf('generateReport')).not.toMatchObject([{ sessions: { strength: expect.any(String) } }])
  await expect.element(refusal()).toBeVisible()
})

test('nothing waits if all results are refused, and the test is offered again', async () => {
  const { app } = await askedForWith([])
  await expect.element(heading(generateWords.nothing)).toBeVisible()
  await expect.element(refusal()).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(app.callsOf('generateReport')).toEqual([])
  await mainAction().click()
  await expectPlace(app, backToTest)
})

/** The first person's finished test, with its page open while another tab makes the second person current. */
async function finishedBy() {
  const { kept, owner, profiles } = sharedBy([
    { name: 'Ada', age: '62', sex: 'Female' },
    { name: 'Emil', age: '71', sex: 'Male' },
  ])
  const [, emil] = profiles
  const sessionId = crypto.randomUUID()
  const result = {
    sessionId,
    exerciseId: 'single-leg-stance',
    test: 'balance',
    timestamp: new Date().toISOString(),
    workoutData: null,
    shown: { seconds: 30 },
    refusal: null,
  }
  const visit = { ladder: {}, assessmentResults: [result], hasReachedEnd: true, currentWorkoutIndex: 0 }
  const app = await openApp(paths.home.link(), {
    device: { ...kept, 'workout-session': { ...visit, userIdentifier: owner } },
    server: {
      updateUser: ({ body }) => ({ userDetails: body.userDetails }),
      generateReport: () => new Promise<never>(() => {}),
    },
  })
  writtenElsewhere({
    'profile-data': { ...kept['profile-data'], currentProfileId: emil?.id },
    'user-id': { userIdentifier: emil?.userId },
    'onboarding-data': { name: 'Emil', age: '71', sex: 'Male', isMuted: true },
  })
  await app.goTo(paths.generate.link(), { balance: sessionId })
  return { app, owner, sessionId }
}

test('a report is requested for the person tested, with their age, even if another tab switches profiles', async () => {
  const { app, owner, sessionId } = await finishedBy()
  await expect
    .poll(() => app.callsOf('generateReport'))
    .toMatchObject([{ userIdentifier: owner, sessions: { balance: sessionId } }])
  expect(app.callsOf('updateUser')).toMatchObject([{ userIdentifier: owner, userDetails: { age: '62' } }])
  expect(keptState('owed-reports').owed).toMatchObject([{ userIdentifier: owner }])
})
