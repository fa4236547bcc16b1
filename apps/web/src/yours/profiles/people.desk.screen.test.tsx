import { shellWords } from '@lithe/words/live/shell'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { mainAction } from '../../testing/screens/finders.ts'
import { recordedReport, serverWith } from '../../testing/screens/known.ts'
import { desk, showOn } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

test('a wide, low window is never asked to turn', async () => {
  await showOn({ width: 900, height: 420 })
  await openApp(paths.start.link())
  await expect.element(mainAction()).toBeEnabled()
  await expect.element(page.getByText(shellWords.rotate.title)).not.toBeVisible()
})

test('a page on a desktop is a column as wide as a phone', async () => {
  await showOn(desk)
  await openApp(paths.start.link())
  await expect.element(mainAction()).toBeEnabled()
  expect(page.getByRole('main').element().getBoundingClientRect().width).toBeLessThanOrEqual(480)
})

test('a sheet over a scrolled page stands over its column, and the plate beside stays where it is', async () => {
  await showOn(desk)
  const report = recordedReport('unlocked')
  await openApp(paths.report.link(report.assessmentId), { device: ownedBy(), server: serverWith([report]) })
  const share = page.getByRole('button', { name: /^Share/ }).first()
  await expect.element(share).toBeVisible()
  const below = share.element() as HTMLElement
  below.scrollIntoView()
  below.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const placeOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
  expect(window.scrollY).toBeGreaterThan(0)
  expect(placeOf('.page-beside')?.top).toBe(0)
  expect(placeOf('.sheet')?.left).toBeGreaterThan(placeOf('.page-beside')?.right ?? Number.NaN)
})
