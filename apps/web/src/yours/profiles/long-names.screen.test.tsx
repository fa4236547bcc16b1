import { peopleWords } from '@lithe/words/live/people'
import { reportsWords } from '@lithe/words/live/reports'
import { shareWords } from '@lithe/words/live/share'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentCaller } from '../../memory/identity.ts'
import { paths } from '../../navigation/paths.ts'
import { sharedBy } from '../../testing/kept-people.ts'
import { button, heading } from '../../testing/screens/finders.ts'
import { listed, person, recordedReport, serverWith } from '../../testing/screens/known.ts'
import { asBefore, expectFirstScreen, settle, showOn } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

async function expectNothingHangsOver(screen: string) {
  for (const width of [390, 360, 195]) {
    await showOn({ width, height: 844 })
    await expectFirstScreen(`${screen}, ${width} px wide`, { hasMainAction: false })
  }
}

for (const [what, name] of [
  ['a long Greek name', 'Konstantinopoulos'],
  ['a long Indian name', 'Venkatanarasimharaju'],
  ['a name of 80 letters without a space', 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(80, 'wm')],
] as const)
  test(`${what} never overflows sideways wherever it is shown`, async () => {
    const report = recordedReport('locked', name)
    const app = await openApp(paths.profiles.link(), {
      device: sharedBy([
        { ...person, name },
        { name: `${name}2`.slice(-80), age: '30', sex: 'Male' },
      ]).kept,
      server: serverWith([report], { ...person, name }),
    })
    await expect.element(button(peopleWords.profiles.add)).toBeVisible()
    await settle()
    await button(peopleWords.profiles.manage).click()
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toBeVisible()
    await expectNothingHangsOver('profiles')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectNothingHangsOver('deleting a profile')
    await userEvent.keyboard('{Escape}')

    await app.goTo(paths.list.link(), { ...currentCaller(), assessments: [listed(report)] })
    await expect.element(heading(reportsWords.list.title)).toBeVisible()
    await expectNothingHangsOver('list')

    // All detours are taken, so the start screen stays.
    await app.goTo(paths.start.link())
    await expect.element(page.getByRole('link', { name: /Change person/ })).toBeVisible()
    await expectNothingHangsOver('start')

    await app.goTo(paths.questionnaire.link())
    await expect.element(heading(/Two things about you, /)).toBeVisible()
    await expectNothingHangsOver('questionnaire')

    await app.goTo(`/assessment/report/${report.assessmentId}`)
    await expect.element(page.getByRole('figure').first()).toBeVisible()
    await expectNothingHangsOver('report')
    await button(shareWords.open).click()
    await expect.element(page.getByRole('checkbox', { name: /My name/ })).toBeVisible()
    await expectNothingHangsOver('share sheet')
  })
