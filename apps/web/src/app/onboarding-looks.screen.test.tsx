import { beforeEach, expect, test } from 'vitest'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { mainAction } from '../testing/screens/finders.ts'
import {
  asBefore,
  doubleText,
  emulate,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { expectWithinReach, preparationPages, showPage } from '../testing/screens/preparation.ts'

beforeEach(asBefore)

test('Etta’s film is dimmed only in the dark theme', async () => {
  await openApp(paths.intro.link(), { device: ownedBy() })
  const dimmed = () => getComputedStyle(document.querySelector('main video') ?? document.body).filter
  await expect.poll(() => document.querySelector('main video')).not.toBeNull()
  expect(dimmed()).toBe('none')
  await emulate({ colorScheme: 'dark' })
  await expect.poll(dimmed).toBe('brightness(0.82)')
})

for (const [stretch, pages] of [
  ['from the greeting to the promises', preparationPages.slice(0, 7)],
  ['from the movements to the reminders', preparationPages.slice(7)],
] as const)
  test(`every page ${stretch} shows its main action at once, passes axe, and allows text twice as large`, async () => {
    const app = await openApp(paths.home.link(), { device: ownedBy() })
    for (const name of pages) {
      await showOn(phone)
      // Etta moves in the light theme, and waits to be played in the dark one.
      await emulate({ colorScheme: 'light', reducedMotion: 'no-preference' })
      await showPage(app, name)
      await expectWithinReach(name)
      await expectAccessible(`${name}, light`)
      await emulate({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectAccessible(`${name}, dark and still`)

      await showOn(smallPhone)
      await expectWithinReach(`${name} on a small phone`)
      const asUsual = doubleText()
      expectNoSidewaysScroll(name)
      await mainAction().click({ trial: true })
      asUsual()
    }
    expect.hasAssertions()
  }, 60_000)
