import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/queries.tsx'
import { createRouter } from '../../app/router.tsx'
import { followInvitation, settle } from '../../app/settle.ts'
import { currentCaller } from '../../memory/identity.ts'
import { paths } from '../../navigation/paths.ts'
import { wordsArrived } from '../../words/language.ts'
import { type Kept, ownedBy, writeDown } from './device.ts'
import { heading } from './finders.ts'
import { listed, type Report, serverWith } from './known.ts'
import { type Answers, answerCalls, type Settings } from './server.ts'
import { forgetAll, readAll } from './stores.ts'

type Opening = {
  /** Storage left by earlier visits; empty on a first one. */
  device?: Kept
  /** Responses in addition to `serverWith()`. */
  server?: Answers
  config?: Settings
}

/** A metered connection, on which the player is not prefetched. */
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

let close = () => {}

/** Opens the app at a path with stored data, as `main.tsx` does; closes any app already open. */
export async function openApp(path: string, { device = {}, server = {}, config = {} }: Opening = {}) {
  close()
  const calls = answerCalls({ ...serverWith(), ...server }, config)
  queryClient.clear()
  forgetAll()
  writeDown(device)
  readAll()
  const shown = await load(path)
  close = () => {
    shown.close()
    calls.hangUp()
    close = () => {}
  }
  onTestFinished(() => close())
  return { ...calls, ...shown }
}

/** Loads the page with storage as it is. */
async function load(path: string) {
  // A separate visit, scrolled to its top wherever the previous one ended.
  history.replaceState({ key: crypto.randomUUID(), idx: 0 }, '', path)
  window.scrollTo(0, 0)
  await wordsArrived()
  await followInvitation(settle())
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const router = createRouter()
  const root = createRoot(element)
  root.render(<RouterProvider router={router} />)
  await opened(router)
  return {
    /** Navigates like a link in the app; `state` is the navigation state. */
    goTo: (address: string, state: unknown = null) => router.navigate(address, { state }),
    goBack: () => router.navigate(-1),
    /** URL of the shown page; null while the next one loads. */
    place: () => {
      const { location, navigation } = router.state
      return navigation.state === 'idle' ? location.pathname + location.search : null
    },
    close() {
      root.unmount()
      router.dispose()
      element.remove()
    },
  }
}

/** Resolves when the first page has loaded. On-demand modules may take longer than a test's default timeout. */
const opened = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>(resolve => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) finish()
    })
    function finish() {
      stop()
      resolve()
    }
    if (router.state.initialized) finish()
  })

export type App = Awaited<ReturnType<typeof openApp>>

type Others = { device?: Kept; server?: Answers }

/** Opens the list of a person's reports, as the start screen does. */
export async function openList(reports: readonly Report[], { device = ownedBy(), server = {} }: Others = {}) {
  const app = await openApp(paths.home.link(), { device, server: { ...serverWith(reports), ...server } })
  await app.goTo(paths.list.link(), { ...currentCaller(), assessments: reports.map(listed) })
  await expect.element(heading('Your reports')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Mobility age \d+/ }).first()).toBeVisible()
  return app
}

/** Opens a report by its URL. */
export async function openReport(report: Report, { device = ownedBy(), server = {} as Answers } = {}) {
  const app = await openApp(paths.report.link(report.assessmentId), {
    device,
    server: { ...serverWith([report]), ...server },
  })
  await expect.element(page.getByRole('figure').first()).toBeInTheDocument()
  return app
}
