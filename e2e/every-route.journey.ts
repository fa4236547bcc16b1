import { expect, type Page, test } from '@playwright/test'
import { paths } from '../apps/web/src/navigation/paths.ts'
import { unlockKey } from './playwright.config.ts'
import { desktop, phone, phoneOnItsSide, smallPhone } from './steps/devices.ts'
import { furtherStops, type Known, type Stop, stopsAt } from './steps/every-route.ts'
import { expectFirstScreen } from './steps/first-screen.ts'
import { callerOf, rememberPerson } from './steps/known-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { withoutPlayer } from './steps/without-player.ts'

const colours = ['light', 'dark'] as const
/** The phone stands as it was placed for the test: here nothing comes before the result. */
const anyWayUp = ['workout', 'generate', 'report', 'currentReport', 'locked report']

async function meet(page: Page, query = ''): Promise<Known> {
  await rememberPerson(page)
  await withoutPlayer(page)
  await page.goto(`/longevity-test${query}`)
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
  const [locked = '', unlocked = ''] = await makePastAssessments(page, [null, { unlockKey }])
  // A person with reports is led past the start once.
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  const answer = await page.context().request.post('/api/lithe/user', { data: await callerOf(page) })
  const { assessmentsData } = ((await answer.json()) as { data: { assessmentsData: Known['assessments'] } })
    .data
  return { locked, unlocked, assessments: assessmentsData }
}

/** As a link inside the app does, without loading it anew. */
const goInside = (page: Page, address: string, state: unknown) =>
  page.evaluate(
    ([url, usr]) => {
      const entry = { usr, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(entry, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state: entry }))
    },
    [address, state] as const,
  )

async function open(page: Page, { address, state, heading, before }: Stop) {
  await before?.(page)
  // An organisation is read from the address where the app is loaded.
  if (address.includes('o=')) await page.goto(address)
  else await goInside(page, address, state ?? null)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function visitAll(page: Page, look: (name: string, stop: Stop) => Promise<void>, query = '') {
  const known = await meet(page, query)
  const stops: Record<string, Stop> = stopsAt(known)
  expect(Object.keys(stops).sort(), 'every route has its stop').toEqual(Object.keys(paths).sort())
  for (const [name, stop] of Object.entries({ ...stops, ...furtherStops(known) })) {
    await open(page, stop)
    await look(name, stop)
    await stop.after?.(page)
  }
}

const expectations = (name: string, { withoutAction }: Stop) => ({
  hasMainAction: withoutAction === undefined,
  mayAskToTurn: !anyWayUp.includes(name),
})

test('on a phone every route is as wide as the screen and shows its main action at once, in light and dark', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await visitAll(page, async (name, stop) => {
    for (const { viewport } of [phoneOnItsSide, smallPhone, phone]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of colours) {
        await page.emulateMedia({ colorScheme })
        const screen = `${name}, ${viewport.width}×${viewport.height}, ${colorScheme}`
        await expectFirstScreen(page, screen, expectations(name, stop))
      }
    }
    // A narrow phone, and a usual one on which everything is shown twice as large.
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 640 })
      await expectFirstScreen(page, `${name}, ${width} px wide`, { hasMainAction: false })
    }
  })
})

test.describe('on a desk', () => {
  test.use(desktop)
  test('every route is as wide as the window and shows its main action at once, in light and dark', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await visitAll(page, async (name, stop) => {
      for (const colorScheme of colours) {
        await page.emulateMedia({ colorScheme })
        await expectFirstScreen(page, `${name}, ${colorScheme}`, expectations(name, stop))
      }
    })
  })
})

/** What is said of one set of movements, and must not be said of the other. */
const saidOf = {
  theUsualSet: /\b(three|3) movements\b|\b(five|5) minutes\b/i,
  theInsurers: /\b(five|5) movements\b|\b(eight|8) minutes\b/i,
}

for (const { whose, query, own, other } of [
  { whose: 'an insurer’s people', query: '?o=insurer', own: saidOf.theInsurers, other: saidOf.theUsualSet },
  { whose: 'everybody else', query: '', own: saidOf.theUsualSet, other: saidOf.theInsurers },
])
  test(`every count and duration that ${whose} read is that of their own movements`, async ({ page }) => {
    test.setTimeout(180_000)
    const told: string[] = []
    await visitAll(
      page,
      async name => {
        // These two are the insurer's, for every visitor.
        if (query === '' && name.endsWith('for an insurer')) return
        const text = await page.locator('body').ariaSnapshot()
        expect(text, name).not.toMatch(other)
        if (own.test(text)) told.push(name)
      },
      query,
    )
    expect(told, 'pages that tell the count or the minutes').toEqual(
      expect.arrayContaining(['home', 'start']),
    )
  })
