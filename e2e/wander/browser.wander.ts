import { type Page, test } from '@playwright/test'
import { serverAndBrowser, unlockKey } from '../playwright.config.ts'
import { comeToSquats } from '../steps/come-to-squats.ts'
import { phone } from '../steps/devices.ts'
import { rememberPerson } from '../steps/known-report.ts'
import { openReport } from '../steps/open-report.ts'
import { makePastAssessments } from '../steps/past-assessments.ts'
import { rememberProfiles } from '../steps/profiles.ts'
import { chooseBeginning } from './choose-beginning.ts'
import { newWalk, watchContext } from './open-walk.ts'
import { wander } from './wander.ts'

const origin = serverAndBrowser.use.baseURL

/** Where a visit begins, and as whom. */
const beginnings: Record<string, (page: Page) => Promise<unknown>> = {
  'somebody new, on the landing page': page => page.goto('/'),
  'somebody new, by an insurer’s link': page => page.goto('/?o=INSURER'),
  'somebody who has introduced herself, before the test': async page => {
    await rememberPerson(page)
    await page.goto('/assessment/workout-preview')
  },
  'somebody before the last movement': async page => {
    await rememberPerson(page)
    await page.goto('/longevity-test')
    await comeToSquats(page)
  },
  'somebody with a locked report': page => openReport(page, 'locked'),
  'somebody with two reports': async page => {
    await openReport(page, 'locked')
    await makePastAssessments(page, [{ unlockKey }])
    await page.goto('/longevity-test')
  },
  'a household of three': async page => {
    await rememberProfiles(page, [
      { name: 'Ada', age: '62', sex: 'Female' },
      { name: 'Ben', age: '66', sex: 'Male' },
      { name: '', age: '', sex: '' },
    ])
    await page.goto('/profiles')
  },
}

test('in the browser', async ({ browser }, info) => {
  await wander(info, async chance => {
    const context = await browser.newContext({ ...phone, baseURL: origin })
    const watched = await watchContext(context, chance)
    const page = await context.newPage()
    const [words, begin] = chooseBeginning(chance, beginnings)
    await begin(page)
    const walk = newWalk({ chance, context, watched, page })
    return { words: `${walk.mood}, ${words}`, origin, walk, close: () => context.close() }
  })
})
