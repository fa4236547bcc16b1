import { reportPageWords } from '@lithe/words/live/report-page'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles.ts'
import { onboardingStart, paths } from '../navigation/paths.ts'
import { button, heading } from '../testing/screens/finders.ts'
import { asBefore, expectAccessibleInBothColours, expectFirstScreen } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

const link = paths.report.link('1c9dcf3e-7d0c-4ed4-9b0e-0c3a3c3f6c11')

test('a report’s link is answered where nobody has been: nothing is asked, of them or of the server, and nothing kept', async () => {
  const app = await openApp(link)
  const { notAvailable } = reportPageWords
  await expect.element(heading(notAvailable.title)).toBeVisible()
  await expect.element(page.getByText(notAvailable.what)).toBeVisible()
  await expect.element(page.getByText(notAvailable.elsewhere)).toBeVisible()
  expect(app.place()).toBe(link)
  expect(app.callsOf('readReport')).toEqual([])
  expect(useOnboarding.getState()).toMatchObject({ name: '', age: '', sex: '' })
  expect(useProfiles.getState().profiles.filter(({ name }) => name)).toEqual([])
  await expectFirstScreen('a report elsewhere')
  await expectAccessibleInBothColours('a report elsewhere')
})

test('from there one signs in, or begins', async () => {
  const app = await openApp(link)
  await button(reportPageWords.notAvailable.signIn).click()
  await expect.poll(app.place).toBe(paths.login.link())
  await app.goBack()
  await button(reportPageWords.notAvailable.start).click()
  await expect.poll(app.place).toContain(onboardingStart.link())
})
