import { peopleWords } from '@lithe/words/live/people'
import { reportsWords } from '@lithe/words/live/reports'
import { safetyWords } from '@lithe/words/live/safety'
import { shellWords } from '@lithe/words/live/shell'
import { wayWords } from '@lithe/words/live/way'
import { workoutWords } from '@lithe/words/live/workout'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { busyLock, paths } from '../../navigation/paths.ts'
import { sharedBy } from '../../testing/kept-people.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, heading, mainAction } from '../../testing/screens/finders.ts'
import { listed, recordedReport, serverWith } from '../../testing/screens/known.ts'
import { asBefore, showOn } from '../../testing/screens/looks.ts'
import { openApp, openList } from '../../testing/screens/open-app.tsx'
import { held, noNetwork } from '../../testing/screens/server.ts'

beforeEach(asBefore)

test('the welcome outside a messenger names no one', async () => {
  await openApp(paths.start.link())
  await expect.element(mainAction()).toBeEnabled()
  await expect.element(page.getByText(wayWords.start.welcome, { exact: true })).toBeVisible()
})

test('the start screen says if the api is down, and the person can still start', async () => {
  const said = vi.spyOn(console, 'warn')
  const app = await openApp(paths.start.link(), { server: { fetchUser: noNetwork } })
  await expect.element(page.getByText(peopleWords.server.unavailable, { exact: true })).toBeVisible()
  expect(said.mock.calls.flat().join('\n')).toContain('API temporarily unavailable')
  await mainAction().click()
  await expect.poll(app.place).toBe(paths.intro.link())
})

test('the list shows a placeholder if the person cannot be fetched', async () => {
  const avatars = (inner = '') => document.querySelectorAll(`.avatar${inner}`)
  const said = vi.spyOn(console, 'warn')
  await openList([recordedReport('locked')])
  await expect.poll(() => avatars(' > svg')).toHaveLength(1)
  await openList([recordedReport('locked')], { server: { fetchUser: noNetwork } })
  expect(page.getByRole('link', { name: /Mobility age \d+/ }).elements()).toHaveLength(1)
  await expect.poll(() => said.mock.calls.flat().join('\n')).toContain('API temporarily unavailable')
  await expect.poll(() => avatars()).toHaveLength(1)
  expect(avatars(' > svg')).toHaveLength(0)
})

for (const path of ['/assessment/list', '/assessment-list'])
  test(`${path} opened without data goes to the start screen`, async () => {
    const app = await openApp(path)
    await expect.poll(app.place).toBe(paths.start.link())
    await expect.element(mainAction()).toBeEnabled()
  })

test('the list opened by its URL waits for the reports', async () => {
  const { wait, letGo } = held()
  const server = serverWith([recordedReport('locked')])
  const fetchUser = () => wait.then(server.fetchUser)
  const app = await openApp(paths.list.link(), { device: ownedBy(), server: { ...server, fetchUser } })
  await expect.element(heading(reportsWords.list.opening)).toBeVisible()
  letGo()
  await expect.element(page.getByRole('link', { name: /Mobility age \d+/ })).toBeVisible()
  expect(app.place()).toBe(paths.list.link())
})

test('older reports load on demand below the newest, until there are no more', async () => {
  const [newest, older] = [recordedReport('locked'), recordedReport('locked')]
  const asked: unknown[] = []
  const server = serverWith([newest])
  const fetchUser = ({ body }: { body: unknown }) => {
    const { olderThan } = Object(body)
    if (olderThan === undefined) return { ...server.fetchUser(), hasOlder: true as const }
    asked.push(olderThan)
    return { userDetails: null, assessmentsData: [listed(older)] }
  }
  await openApp(paths.list.link(), { device: ownedBy(), server: { ...server, fetchUser } })
  await button(reportsWords.list.older).click()
  const links = page.getByRole('link', { name: /Mobility age \d+/ })
  await expect.poll(() => links.elements()).toHaveLength(2)
  expect(asked).toEqual([newest.assessmentId])
  await expect.element(button(reportsWords.list.older)).not.toBeInTheDocument()
})

const deleteButtons = () => page.getByRole('button', { name: /^Delete / })
const confirmDeletion = () =>
  page.getByRole('dialog').getByRole('button', { name: shellWords.buttons.delete, exact: true }).click()

test('deleting a report or profile moves focus to the heading, as its button is gone', async () => {
  await openList([recordedReport('locked'), recordedReport('locked')], {
    server: { eraseReport: () => ({ sessionIds: [] }) },
  })
  await button(reportsWords.list.manage).click()
  await deleteButtons().first().click()
  await confirmDeletion()
  await expect.poll(() => deleteButtons().elements()).toHaveLength(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading(reportsWords.list.title)).toHaveFocus()

  const emil = { name: 'Emil', age: '71', sex: 'Male' }
  const { kept } = sharedBy([{ name: 'Ada', age: '62', sex: 'Female' }, emil])
  await openApp(paths.profiles.link(), { device: kept, server: { eraseProfile: () => ({}) } })
  await button(peopleWords.profiles.manage).click()
  await deleteButtons().first().click()
  await confirmDeletion()
  await expect.element(page.getByText(emil.name)).not.toBeInTheDocument()
  await expect.element(heading(peopleWords.profiles.title)).toHaveFocus()
})

test('the main profile says in full, while profiles are managed, that it cannot be deleted', async () => {
  const { kept } = sharedBy([
    { name: 'Ada', age: '62', sex: 'Female' },
    { name: 'Emil', age: '71', sex: 'Male' },
  ])
  await openApp(paths.profiles.link(), { device: kept })
  const stays = page.getByText('Main profile (cannot be deleted)', { exact: true })
  await expect.element(button(peopleWords.profiles.manage)).toBeVisible()
  await expect.element(stays).not.toBeInTheDocument()
  await button(peopleWords.profiles.manage).click()
  await expect.element(stays).toBeVisible()
  await expect.element(deleteButtons()).toHaveLength(1)
  expect(
    page.getByRole('img', { name: peopleWords.profiles.mainStays }).elements(),
    'beside its star',
  ).toHaveLength(1)
})

test('no newer build takes over while a sheet is open over a page at rest', async () => {
  const held = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)
  await openList([recordedReport('locked')])
  expect(await held()).not.toContain(busyLock)
  await button(shellWords.help).click()
  await expect.poll(held).toContain(busyLock)
  await button(shellWords.buttons.close).click()
  await expect.poll(held).not.toContain(busyLock)
})

const overlay = () => page.getByText(shellWords.rotate.title)

test('a phone in landscape is asked to be turned, except during the workout', async () => {
  const [onItsSide, upright] = [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]
  await showOn(onItsSide)
  const app = await openApp(paths.start.link(), { device: ownedBy() })
  await expect.element(overlay()).toBeVisible()
  await showOn(upright)
  await expect.element(mainAction()).toBeEnabled()
  await expect.element(overlay()).not.toBeVisible()
  await showOn(onItsSide)
  await app.goTo(paths.workout.link())
  await expect.element(heading(safetyWords.questions.heading)).toBeVisible()
  await page.getByRole('checkbox').last().element().scrollIntoView()
  await button(safetyWords.questions.none).click()
  await expect.element(button(workoutWords.leave.press)).toBeVisible()
  await expect.element(overlay()).not.toBeInTheDocument()
})

test('a phone in landscape that is to stay so is asked to be turned only once', async () => {
  await showOn({ width: 740, height: 360 })
  const app = await openApp(paths.start.link(), { device: ownedBy() })
  await expect.element(overlay()).toBeVisible()
  // By script, as the test window may be narrower than this phone.
  const stay = button(shellWords.rotate.stay).element() as HTMLElement
  stay.click()
  const { x, y } = await vi.waitUntil(() => document.querySelector('h1')?.getBoundingClientRect())
  expect(document.elementFromPoint(x + 1, y + 1)?.className, 'a second tap').toContain('rest')
  await expect.element(mainAction()).toBeVisible()
  await app.goTo(paths.list.link())
  await expect.element(overlay()).not.toBeInTheDocument()
})

test('another person’s reports in navigation state are not shown as the current one’s', async () => {
  const { kept } = sharedBy([
    { name: 'Emil', age: '71', sex: 'Male' },
    { name: 'Ada', age: '62', sex: 'Female' },
  ])
  const app = await openApp(paths.home.link(), { device: kept, server: { fetchUser: noNetwork } })
  const adas = { userIdentifier: 'user_ada', assessments: [listed(recordedReport('locked'))] }
  await app.goTo(paths.list.link(), adas)
  await expect.poll(app.place).not.toBe(paths.list.link())
  expect(page.getByRole('link', { name: /Mobility age \d+/ }).elements()).toEqual([])
})
