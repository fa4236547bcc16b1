import { standingFirst, type WorkoutItem, workoutSets } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { insurer } from '../testing/screens/every-route.ts'
import { heading, mainAction } from '../testing/screens/finders.ts'
import { person } from '../testing/screens/known.ts'
import { asBefore } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'
import { answerNothingTrue } from '../testing/screens/preparation.ts'

beforeEach(asBefore)

const expectPlace = (app: App, path: { link: () => string }) => expect.poll(app.place).toBe(path.link())

const shownMovements = () =>
  page
    .getByRole('button', { name: workoutPreviewWords.list.show })
    .elements()
    .map(row => row.querySelector('.text-title')?.textContent)
const namesOf = (items: readonly WorkoutItem[]) =>
  items.flatMap(item => (item.type === 'exercise' ? [movementsWords.names[item.movement]] : []))
const set = workoutSets.organisation

test('an organisation’s movements keep their given order, or begin with the standing ones on request', async () => {
  const app = await openApp(`${paths.workoutPreview.link()}?o=insurer`, {
    device: ownedBy(),
    server: { meetOrganisation: () => insurer },
  })
  await expect.poll(shownMovements).toEqual(namesOf(set))
  await page.getByRole('checkbox', { name: workoutPreviewWords.standingFirst }).click()
  await expect.poll(shownMovements).toEqual(namesOf(standingFirst(set)))
  await mainAction().click()
  await expectPlace(app, paths.workout)
  await answerNothingTrue()
  await expect.element(heading(movementsWords.names['single-leg-stance'])).toBeVisible()
})

test('standing movements come first by default from 65 on', async () => {
  await openApp(`${paths.workoutPreview.link()}?o=insurer`, {
    device: ownedBy({ ...person, age: '71' }),
    server: { meetOrganisation: () => insurer },
  })
  const withoutJumps = namesOf(standingFirst(set)).filter(
    name => name !== movementsWords.names['jumping-jack'],
  )
  await expect.poll(shownMovements).toEqual(withoutJumps)
  await expect
    .element(page.getByRole('checkbox', { name: workoutPreviewWords.standingFirst }))
    .not.toBeInTheDocument()
})
