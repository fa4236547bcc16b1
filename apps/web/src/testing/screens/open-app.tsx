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
  /** What the device kept of earlier visits; nothing on a first one. */
  device?: Kept
  /** What the server answers beside `serverWith()`. */
  server?: Answers
  config?: Settings
}

/** A connection that counts bytes: the player is not fetched ahead. */
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

let close = () => {}

/** Opens the app at an address with what a device kept, as `main.tsx` does; what was open before is closed. */
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

/** The page itself; what the device keeps is taken up as it lies there. */
async function load(path: string) {
  // A visit of its own, that begins at its top wherever the one before it had been read to.
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
    /** As a link inside the app does; `state` is what the page hands over. */
    goTo: (address: string, state: unknown = null) => router.navigate(address, { state }),
    goBack: () => router.navigate(-1),
    /** The address of the page that is shown; null while the next one is on its way. */
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

/** The first page has arrived. Modules made on request take longer than a test waits for what it looks at. */
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

/** The list of a person's reports, as the start screen hands them over. */
export async function openList(reports: readonly Report[], { device = ownedBy(), server = {} }: Others = {}) {
  const app = await openApp(paths.home.link(), { device, server: { ...serverWith(reports), ...server } })
  await app.goTo(paths.list.link(), { ...currentCaller(), assessments: reports.map(listed) })
  await expect.element(heading('Your reports')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Mobility age \d+/ }).first()).toBeVisible()
  return app
}

/** A report as its address shows it. */
export async function openReport(report: Report, { device = ownedBy(), server = {} as Answers } = {}) {
  const app = await openApp(paths.report.link(report.assessmentId), {
    device,
    server: { ...serverWith([report]), ...server },
  })
  await expect.element(page.getByRole('figure').first()).toBeInTheDocument()
  return app
}
