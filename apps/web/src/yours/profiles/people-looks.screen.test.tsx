import { peopleWords } from '@lithe/words/live/people'
import { shellWords } from '@lithe/words/live/shell'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { sharedBy } from '../../testing/kept-people.ts'
import { button, heading, mainAction } from '../../testing/screens/finders.ts'
import { recordedReport } from '../../testing/screens/known.ts'
import {
  asBefore,
  doubleText,
  expectAccessibleInBothColours,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  phone,
  settle,
  showOn,
  smallPhone,
} from '../../testing/screens/looks.ts'
import { openApp, openList } from '../../testing/screens/open-app.tsx'
import { noNetwork } from '../../testing/screens/server.ts'

beforeEach(asBefore)

const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Maximiliane-Wilhelmine', age: '71', sex: 'Male' } as const
const twoReports = () => [recordedReport('locked'), recordedReport('locked')]
const toast = () => page.getByText(peopleWords.profiles.cannotDelete).first()

async function openProfiles(people: readonly (typeof ada | typeof emil)[], ownerIsListed = true) {
  const app = await openApp(paths.profiles.link(), { device: sharedBy(people, ownerIsListed).kept })
  await expect.element(heading(peopleWords.profiles.title)).toBeVisible()
  await expect.element(button(peopleWords.profiles.add)).toBeVisible()
  return app
}

describe('in light and dark', () => {
  test('the profiles pass axe while choosing, managing and deleting', async () => {
    await openProfiles([ada, emil])
    await expectAccessibleInBothColours('profiles')
    await button(peopleWords.profiles.manage).click()
    await expectAccessibleInBothColours('managing')
    await page.getByRole('button', { name: /^Delete / }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothColours('deleting')
  })

  test('a toast passes axe', async () => {
    await openProfiles([ada], false)
    await button(peopleWords.profiles.manage).click()
    await page.getByRole('button', { name: /^Delete / }).click()
    await expect.element(toast()).toBeVisible()
    await expectAccessibleInBothColours('toast')
    await expect.element(toast(), { message: 'while it was looked at' }).toBeVisible()
  })

  test('the list passes axe, as does a start screen whose api is down', async () => {
    await openList(twoReports())
    await expectAccessibleInBothColours('list')
    await openApp(paths.start.link(), { server: { fetchUser: noNetwork } })
    await expect.element(page.getByText(peopleWords.server.unavailable)).toBeVisible()
    await expectAccessibleInBothColours('start, api down')
  })
})

for (const [what, size, isDoubled] of [
  ['on a small phone', smallPhone, false],
  ['with the text twice as large', phone, true],
] as const)
  describe(what, () => {
    beforeEach(() => showOn(size))

    async function expectWhole(screen: string) {
      await expect.element(mainAction()).toBeVisible()
      const asUsual = isDoubled ? doubleText() : () => {}
      await settle()
      expectNoSidewaysScroll(screen)
      expectLargeTargets(screen)
      expectInView(mainAction(), screen)
      asUsual()
    }

    test('nothing on the profiles or the start screen is cut off or too small', async () => {
      const app = await openProfiles([ada, emil])
      await expectWhole('profiles')
      await page.getByRole('link', { name: shellWords.buttons.back }).click()
      await expect.poll(app.place).toBe(paths.start.link())
      await expect.element(mainAction()).toBeEnabled()
      await expectWhole('start')
    })

    test('profiles stand in two columns, or in one if the text is too large for two', async () => {
      await openProfiles([ada, emil])
      const asUsual = isDoubled ? doubleText() : () => {}
      const columns = () => getComputedStyle(page.getByRole('list').first().element()).gridTemplateColumns
      await expect.poll(() => columns().split(' ').length).toBe(isDoubled ? 1 : 2)
      asUsual()
    })

    test('nothing in the list is cut off or too small', async () => {
      await openList(twoReports())
      await expectWhole('list')
    })
  })
