import { breakSeconds, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { wayWords } from '@lithe/words/live/way'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { keptState, ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import { asBefore } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'
import { held } from '../testing/screens/server.ts'

beforeEach(asBefore)

const open = (path: string) => openApp(path, { device: ownedBy() })
const expectPlace = (app: App, path: { link: () => string }) => expect.poll(app.place).toBe(path.link())
const main = () => page.getByRole('main')

test('privacy promises the camera only, no recording, and measuring on the phone', async () => {
  const app = await open(paths.privacy.link())
  for (const promise of ['Only the camera', 'Nothing is recorded', 'Measured on your phone'])
    await expect.element(page.getByRole('heading', { name: promise })).toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workoutPreview)
})

test('the tips lead to the set-up, to what will be seen, and to the movements', async () => {
  const app = await open(paths.workoutPreview.link())
  await page.getByRole('link', { name: workoutPreviewWords.tips }).click()
  await expectPlace(app, paths.tips)
  await button(wayWords.gotIt).click()
  await expectPlace(app, paths.preview)
  await expect.poll(() => main().getByRole('listitem').elements()).toHaveLength(3)
  await mainAction().click()
  await expectPlace(app, paths.accurateResults)
  await expect
    .element(page.getByRole('figure', { name: /An example of the phone during the test/ }))
    .toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workoutPreview)
})

test('practice leads to the workout', async () => {
  const app = await open(paths.workoutPreview.link())
  await page.getByRole('link', { name: 'Practise first' }).click()
  await expect.element(heading('Practise first')).toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workout)
})

test('the preview lists exercises and breaks with their pictures, and their seconds in all', async () => {
  const app = await open(paths.workoutPreview.link())
  expect(workoutSeconds(workoutSets.default)).toBe(150)
  await expect.element(page.getByText('150 seconds', { exact: true })).toBeVisible()
  await expect.element(page.getByText(workoutPreviewWords.minutes)).toBeVisible()
  const items = () => main().getByRole('list').first().getByRole('listitem').elements()
  const rest = `Break, ${breakSeconds} s`
  const named = ['single-leg-stance', 'toe-touch', 'squat'] as const
  const [stance, reach, squats] = named.map(movement => movementsWords.names[movement])
  await expect
    .poll(() => items().map(item => item.textContent))
    .toEqual([stance, rest, reach, rest, squats].map(words => expect.stringContaining(words ?? '')))
  await expect
    .poll(() => items().flatMap(item => [...item.querySelectorAll('.chronophotograph svg')]))
    .toHaveLength(3)
  await expect.element(page.getByText('First, stand on one leg.')).toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workout)
})

test('opening the preview begins the session anew and lets go of the last report', async () => {
  await openApp(paths.privacy.link(), {
    device: {
      ...ownedBy(),
      'workout-session': { currentWorkoutIndex: 2, assessmentResults: [], organization: null },
      'current-report': { report: { assessmentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a' } },
    },
  })
  expect(keptState('workout-session')).toMatchObject({ currentWorkoutIndex: 2 })
  await mainAction().click()
  await expect.element(heading(workoutPreviewWords.heading)).toBeVisible()
  await expect
    .poll(() => keptState('workout-session'))
    .toMatchObject({ currentWorkoutIndex: 0, assessmentResults: [] })
  expect(keptState('current-report')).toMatchObject({ report: null })
})

test('without session ids there is a warning, and the tips', async () => {
  const warned = vi.spyOn(console, 'warn')
  const app = await open(paths.generate.link())
  await expectPlace(app, paths.preview)
  expect(warned.mock.calls.flat().join('\n')).toContain('no session ids')
})

test('a page that is left while the server is told who this is asks for no report', async () => {
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
  await expect.element(heading(wayWords.preview.heading)).toBeVisible()
  told.letGo()
  await expect.poll(() => keptState('profile-data').profiles).toMatchObject([{ isSaved: true }])
  expect(app.callsOf('generateReport')).toEqual([])
})
