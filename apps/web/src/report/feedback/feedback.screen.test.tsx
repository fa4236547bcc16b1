import { feedbackLimits } from '@lithe/contracts/constants'
import { errorsWords } from '@lithe/words/live/errors'
import { feedbackWords } from '@lithe/words/live/feedback'
import { reportPageWords } from '@lithe/words/live/report-page'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, heading, mainAction, pressDisabled } from '../../testing/screens/finders.ts'
import { recordedReport, serverWith } from '../../testing/screens/known.ts'
import {
  asBefore,
  doubleText,
  expectAccessibleInBothColours,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  settle,
  showOn,
  smallPhone,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { type Answers, held, noNetwork, Refusal } from '../../testing/screens/server.ts'
import { ratingWords } from './feedback-fields.tsx'
import { hintFor, submitWords } from './use-feedback.ts'

beforeEach(asBefore)

const star = (stars: number) => page.getByRole('radio', { name: ratingWords(stars) })

/** Picks a star, which is drawn over its control. */
async function rate(stars: number) {
  await expect.element(star(stars)).toBeInTheDocument()
  await settle()
  await star(stars).click({ force: true })
}
const comment = () => page.getByRole('textbox')
const submit = () => button(submitWords({ isBusy: false, isInMessenger: false }))
const expectThanked = () => expect.element(heading('Thank You!')).toBeVisible()

/** Opens feedback on the first of several reports; `server` overrides the usual responses. */
async function openFeedback({ reports = 1, server = {} }: { reports?: number; server?: Answers } = {}) {
  const [first = recordedReport('locked'), ...others] = Array.from({ length: reports }, () =>
    recordedReport('locked'),
  )
  const { assessmentId } = first
  const answers = { ...serverWith([first, ...others]), ...server }
  const app = await openApp(`/assessment/feedback?assessmentId=${assessmentId}`, {
    device: ownedBy(),
    server: answers,
  })
  await expect.element(heading(feedbackWords.title)).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  return { ...app, assessmentId }
}

test('a comment holds at most 500 characters', async () => {
  await openFeedback()
  const almostAll = 'a'.repeat(feedbackLimits.commentCharacters - 1)
  await comment().fill(almostAll)
  await userEvent.keyboard('{End}bcd')
  await expect.element(page.getByText(/^500\/500 /)).toBeVisible()
  await expect.element(comment()).toHaveValue(`${almostAll}b`)
})

test('feedback that fails to send says so, keeps the text, and is sent on the next attempt', async () => {
  const { wait, letGo } = held()
  let isReached = false
  const app = await openFeedback({
    server: {
      saveFeedback: async ({ body: { feedback } }) => {
        await wait
        return isReached ? { feedback } : noNetwork()
      },
    },
  })
  await rate(4)
  await comment().fill('Still here')
  await submit().click()
  await expect.element(button(submitWords({ isBusy: true, isInMessenger: false }))).toBeDisabled()
  letGo()
  await expect.element(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await expect.element(star(4)).toBeChecked()
  await expect.element(comment()).toHaveValue('Still here')
  isReached = true
  await submit().click()
  await expectThanked()
  expect(app.callsOf('saveFeedback')).toHaveLength(2)
})

test('feedback on a report that is gone says that it is gone', async () => {
  const gone = () => Promise.reject(new Refusal(404, 'unknown-report'))
  await openFeedback({ server: { saveFeedback: gone } })
  await rate(4)
  await submit().click()
  await expect.element(page.getByText(errorsWords['unknown-report'])).toBeVisible()
})

test('feedback without an assessment has nothing to rate', async () => {
  const app = await openApp('/assessment/feedback', { device: ownedBy() })
  const hint = hintFor({ hasAssessment: false, rating: 0 }) ?? ''
  await expect.element(page.getByText(hint, { exact: true })).toBeVisible()
  await rate(5)
  await pressDisabled(submit())
  await expect.element(page.getByText(hint, { exact: true })).toHaveClass(/ember-text/)
  expect(app.callsOf('saveFeedback')).toEqual([])
})

test('a press before any stars says what is missing, leads there, and sends nothing', async () => {
  const app = await openFeedback()
  const hint = hintFor({ hasAssessment: true, rating: 0 }) ?? ''
  await expect.element(submit()).toBeDisabled()
  await expect.element(submit()).toHaveAccessibleDescription(hint)
  await pressDisabled(submit())
  await expect.element(page.getByText(hint, { exact: true })).toHaveClass(/ember-text/)
  await expect.element(star(1)).toHaveFocus()
  expect(app.callsOf('saveFeedback')).toEqual([])
  await rate(4)
  await submit().click()
  await expectThanked()
})

test('the report last read on this device is rated if the URL names none', async () => {
  const report = recordedReport('locked')
  const { assessmentId } = report
  const app = await openApp(`/assessment/report/${assessmentId}`, {
    device: ownedBy(),
    server: serverWith([report]),
  })
  await expect.element(page.getByRole('figure').first()).toBeVisible()
  await app.goTo('/assessment/feedback')
  await rate(5)
  await submit().click()
  await expectThanked()
  expect(app.callsOf('saveFeedback')).toMatchObject([{ assessmentId }])
})

test('earlier feedback that cannot be loaded delays nothing', async () => {
  const warn = vi.spyOn(console, 'warn')
  await openFeedback({ server: { readReport: noNetwork } })
  await rate(5)
  await expect.element(submit()).toBeEnabled()
  await expect.element(page.getByText(/failed|unavailable|offline/i)).not.toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith('Earlier feedback could not be read', expect.anything())
})

async function thankedWith(reports: number, server: Answers = {}) {
  const app = await openFeedback({ reports, server })
  await rate(5)
  await submit().click()
  await expectThanked()
  return app
}

test('Continue leads a person with several assessments to their list', async () => {
  const { place } = await thankedWith(2)
  await expect.element(page.getByText(feedbackWords.thanks.continueTo)).toBeVisible()
  await button('Continue').click()
  await expect.poll(place).toBe(paths.list.link())
  await expect.element(heading('Your reports')).toBeVisible()
})

test('Continue leads a person with one assessment to the profiles', async () => {
  const { place } = await thankedWith(1)
  await button('Continue').click()
  await expect.poll(place).toBe(paths.profiles.link())
})

test('Continue leads to the profiles if the server cannot be reached', async () => {
  const { place } = await thankedWith(2, { fetchUser: noNetwork })
  await button('Continue').click()
  await expect.poll(place).toBe(paths.profiles.link())
})

test('Close leads home on the web', async () => {
  const { place } = await thankedWith(1)
  await button('Close').click()
  await expect.poll(place).toBe(paths.home.link())
})

test('Back goes one page back', async () => {
  const report = recordedReport('locked')
  const address = `/assessment/report/${report.assessmentId}`
  const app = await openApp(address, { device: ownedBy(), server: serverWith([report]) })
  await page.getByRole('link', { name: 'Close' }).click()
  await button('Back').click()
  await expect.poll(app.place).toBe(address)
})

test('“Not now” leads from the report to the list, and Back to the report, never to the stars', async () => {
  const report = recordedReport('locked')
  const address = `/assessment/report/${report.assessmentId}`
  const app = await openApp(address, { device: ownedBy(), server: serverWith([report]) })
  await page.getByRole('link', { name: reportPageWords.close }).click()
  await page.getByRole('link', { name: feedbackWords.notNow }).click()
  await expect.poll(app.place).toBe(paths.list.link())
  expect(app.callsOf('saveFeedback')).toHaveLength(0)
  window.history.back()
  await expect.poll(app.place).toBe(address)
})

test('feedback passes axe in all its states, in light and dark', async () => {
  await showOn(smallPhone)
  const app = await openFeedback()
  await expectAccessibleInBothColours('feedback, empty')
  expectInView(mainAction(), 'feedback')
  await rate(2)
  await expectAccessibleInBothColours('feedback, rated')
  expectLargeTargets('feedback, rated')
  await submit().click()
  await expectThanked()
  await expectAccessibleInBothColours('feedback, thanked')
  await app.goTo(paths.home.link())
  await expect.element(heading('Thank You!')).not.toBeInTheDocument()
  await app.goTo(`/assessment/feedback?assessmentId=${app.assessmentId}`)
  await expect.element(page.getByRole('img', { name: ratingWords(2) })).toBeVisible()
  await expectAccessibleInBothColours('feedback, submitted')
  doubleText()
  expectNoSidewaysScroll('feedback with doubled text')
  await button('Edit').click()
  await expect.element(star(2)).toBeChecked()
  expectNoSidewaysScroll('feedback with doubled text, edited')
})

test('feedback can be given by keyboard alone', async () => {
  await openFeedback()
  const first = star(1).element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(star(4)).toBeChecked()
  await userEvent.tab()
  await expect.element(comment()).toHaveFocus()
  await userEvent.keyboard('By keyboard')
  await userEvent.tab()
  await expect.element(submit()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectThanked()
})
