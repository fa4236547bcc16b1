import type { OwnPlate } from '@lithe/contracts/own-plate'
import { leftPhoneWords } from '@lithe/words/live/left-phone'
import { shellWords } from '@lithe/words/live/shell'
import { yourDataWords } from '@lithe/words/live/your-data'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownPlate } from '../../testing/own-plate.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, heading } from '../../testing/screens/finders.ts'
import { recordedReport, serverWith } from '../../testing/screens/known.ts'
import {
  asBefore,
  doubleText,
  emulate,
  expectAccessible,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  phone,
  settle,
  showOn,
  smallPhone,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

async function openYourData(kept: { reminders?: number } = {}, plates: Record<string, OwnPlate> = {}) {
  const report = recordedReport('locked')
  const answers = serverWith([report])
  const app = await openApp(`/assessment/report/${report.assessmentId}`, {
    device: { ...ownedBy(), 'report-notes': { plates } },
    server: { ...answers, readKept: () => ({ ...answers.readKept(), ...kept }) },
  })
  await expect.element(page.getByRole('figure').first()).toBeVisible()
  await app.goTo(paths.yourData.link())
  await expect.element(page.getByText('measurements', { exact: true })).toBeVisible()
  return app
}
const erase = () => button(yourDataWords.erase.open)
const sheet = () => page.getByRole('dialog', { name: yourDataWords.erase.ask })
const sure = () => sheet().getByRole('checkbox')
const keep = () => sheet().getByRole('button', { name: yourDataWords.erase.keep })
const whatLeft = () => page.getByRole('link', { name: yourDataWords.left.see })
const exactText = () => button(leftPhoneWords.exactText).first()

test('a scheduled reminder is counted, and links to the page that cancels it', async () => {
  const app = await openYourData({ reminders: 1 })
  await expect.element(page.getByText(yourDataWords.kept.reminders({ count: 1 }))).toBeVisible()
  await page.getByRole('link', { name: yourDataWords.kept.toReminder }).click()
  await expect.poll(app.place).toBe(paths.reminders.link())
})

test('drawings of movements on this phone are mentioned', async () => {
  await openYourData({}, { [crypto.randomUUID()]: ownPlate })
  await expect.element(page.getByText(yourDataWords.left.drawn)).toBeVisible()
})

test('drawings and reminders are mentioned only if there are any', async () => {
  await openYourData()
  await expect.element(page.getByText(yourDataWords.left.drawn)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: yourDataWords.kept.toReminder }))
    .not.toBeInTheDocument()
})

test('a person’s numbers are shared only while the box is ticked', async () => {
  const report = recordedReport('locked')
  const answers = serverWith([report])
  let sharing: { givenAt: string } | null = null
  const app = await openApp(`/assessment/report/${report.assessmentId}`, {
    device: ownedBy(),
    server: {
      ...answers,
      readKept: () => ({ ...answers.readKept(), sharing }),
      shareNumbers: () => {
        sharing = { givenAt: new Date().toISOString() }
        return { sharing }
      },
      stopSharing: () => {
        sharing = null
        return {}
      },
    },
  })
  await expect.element(page.getByRole('figure').first()).toBeVisible()
  await app.goTo(paths.yourData.link())
  const box = page.getByRole('checkbox', { name: yourDataWords.sharing.agree })
  await expect.element(box).not.toBeChecked()
  await box.click()
  await expect.element(box).toBeChecked()
  expect(sharing).not.toBeNull()
  await expect.element(box).toBeEnabled()
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => sharing).toBeNull()
})

test('“Your data”, the erasing sheet and what left this phone pass axe in light and dark', async () => {
  await openYourData()
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulate({ colorScheme })
    await expectAccessible(`your data, ${colorScheme}`)
    await erase().click()
    await sure().click()
    await expectAccessible(`erasing, ${colorScheme}`)
    await keep().click()
    await whatLeft().click()
    await exactText().click()
    await button(leftPhoneWords.without.title).click()
    await expectAccessible(`sent, ${colorScheme}`)
    await button(shellWords.buttons.back).click()
  }
})

for (const [what, size, isDoubled] of [
  ['on a small phone', smallPhone, false],
  ['with the text twice as large', phone, true],
] as const)
  test(`nothing is cut off or too small ${what}`, async () => {
    await showOn(size)
    if (isDoubled) doubleText()
    async function expectWhole(screen: string) {
      await settle()
      expectNoSidewaysScroll(screen)
      expectLargeTargets(screen)
    }
    await openYourData()
    await expectWhole('your data')
    expectInView(button(yourDataWords.copy.button), 'your data')
    await erase().click()
    await expect.element(sheet()).toBeVisible()
    await expectWhole('erasing')
    // Scrolling stops at whole pixels, so the nearest position may be off by one.
    keep().element().scrollIntoView({ block: 'center' })
    expectInView(keep(), 'erasing')
    await keep().click()
    await whatLeft().click()
    await exactText().click()
    await expectWhole('what left')
  })

test('the keyboard alone suffices to cancel erasing, and to read what was sent', async () => {
  await openYourData()
  const focus = (found: ReturnType<typeof page.getByRole>) => {
    const element = found.element()
    if (element instanceof HTMLElement) element.focus()
  }
  focus(erase())
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet()).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(sure()).toBeChecked()
  await userEvent.tab()
  await expect.element(sheet().getByRole('button', { name: yourDataWords.erase.title })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(erase()).toHaveFocus()

  focus(whatLeft())
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('What left this phone')).toHaveFocus()
  focus(button(leftPhoneWords.wentWith).first())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/lithe-user: user_/).first()).toBeVisible()
})
