import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothColours } from './steps/accessibility.ts'
import { rememberPerson } from './steps/known-report.ts'
import { doubleText, expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { makeReport, openReport } from './steps/open-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: new RegExp(`^${stars} stars?: `) })
const rate = (page: Page, stars: number) => star(page, stars).check({ force: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const comment = (page: Page) => page.getByRole('textbox', { name: /Anything you want to tell us/ })

async function openFeedback(page: Page, assessmentId: string) {
  await page.goto(`/assessment/feedback?assessmentId=${assessmentId}`)
  await expect(page.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

test('stars and a comment are sent, thanked for, shown again read-only, and may be edited', async ({
  page,
}) => {
  const assessmentId = await makeReport(page, 'locked')
  await openFeedback(page, assessmentId)
  await expect(page.getByText('Please rate your experience to continue')).toBeVisible()
  await expect(button(page, 'Submit Feedback')).toBeDisabled()

  for (const [stars, caption] of [
    [1, 'Needs improvement'],
    [2, 'Fair'],
    [3, 'Good'],
    [4, 'Great'],
    [5, 'Excellent'],
  ] as const) {
    await rate(page, stars)
    await expect(page.getByText(caption, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Please rate your experience to continue')).toHaveCount(0)
  await comment(page).fill('  Clear and kind.  ')
  await expect(page.getByText('19/500 characters')).toBeVisible()
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/lithe/save-feedback')) sent.push(request.postDataJSON())
  })
  await button(page, 'Submit Feedback').dblclick()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(sent, 'a double press sends once').toHaveLength(1)
  expect(sent[0]).toMatchObject({
    assessmentId,
    feedback: { rating: 5, feedback: 'Clear and kind.' },
  })
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(page.getByText('Your feedback has been submitted successfully.')).toBeVisible()

  await openFeedback(page, assessmentId)
  await expect(page.getByRole('heading', { name: 'Your submitted feedback' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your comment (submitted)' })).toBeVisible()
  await expect(page.getByRole('img', { name: '5 stars: Excellent' })).toBeVisible()
  await expect(page.getByText('Clear and kind.', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(button(page, 'Close')).toBeVisible()
  await expect(button(page, 'Continue')).toBeVisible()

  await button(page, 'Edit').click()
  await expect(star(page, 5)).toBeChecked()
  await expect(comment(page)).toHaveValue('Clear and kind.')
  await rate(page, 3)
  await button(page, 'Submit Feedback').click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await openFeedback(page, assessmentId)
  await expect(page.getByRole('img', { name: '3 stars: Good' })).toBeVisible()
})

test('a comment holds 500 characters and not one more', async ({ page }) => {
  await openFeedback(page, await makeReport(page, 'locked'))
  await comment(page).fill('a'.repeat(499))
  await comment(page).press('End')
  await comment(page).pressSequentially('bcd')
  await expect(page.getByText('500/500 characters')).toBeVisible()
  await expect(comment(page)).toHaveValue(`${'a'.repeat(499)}b`)
})

test('feedback the server cannot take says so, keeps what was written, and is sent by the next try', async ({
  page,
}) => {
  await openFeedback(page, await makeReport(page, 'locked'))
  await rate(page, 4)
  await comment(page).fill('Still here')
  let fail = () => {}
  const held = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/api/lithe/save-feedback', async route => {
    await held
    await route.abort('connectionrefused')
  })
  await button(page, 'Submit Feedback').click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  fail()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await expect(star(page, 4)).toBeChecked()
  await expect(comment(page)).toHaveValue('Still here')
  await page.unroute('**/api/lithe/save-feedback')
  await button(page, 'Submit Feedback').click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})

test('without any assessment there is nothing to rate yet', async ({ page }) => {
  await rememberPerson(page)
  await page.goto('/assessment/feedback')
  await expect(
    page.getByText('No assessment found. Please complete the assessment first.', { exact: true }),
  ).toBeVisible()
  await rate(page, 5)
  await expect(button(page, 'Submit Feedback')).toBeDisabled()
})

test('without an id in the address the report last read on this device is the one', async ({ page }) => {
  const assessmentId = await openReport(page, 'locked')
  await page.goto('/assessment/feedback')
  await rate(page, 5)
  const sent = page.waitForRequest('**/api/lithe/save-feedback')
  await button(page, 'Submit Feedback').click()
  expect((await sent).postDataJSON()).toMatchObject({ assessmentId })
})

test('earlier feedback that cannot be read is no reason to hold anyone up', async ({ page }) => {
  const assessmentId = await makeReport(page, 'locked')
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.route('**/api/lithe/report/**', route => route.abort('connectionrefused'))
  await openFeedback(page, assessmentId)
  await rate(page, 5)
  await expect(button(page, 'Submit Feedback')).toBeEnabled()
  await expect(page.getByText(/failed|unavailable|offline/i)).toHaveCount(0)
  expect(logged.join('\n')).toContain('Earlier feedback could not be read')
})

async function thankedWith(page: Page, assessments: number) {
  const assessmentId = await makeReport(page, 'locked')
  await makePastAssessments(
    page,
    Array.from({ length: assessments - 1 }, () => null),
  )
  await openFeedback(page, assessmentId)
  await rate(page, 5)
  await button(page, 'Submit Feedback').click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
}

test('Continue leads someone with several assessments to their list', async ({ page }) => {
  await thankedWith(page, 2)
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
})

test('Continue leads someone with one assessment to the profiles', async ({ page }) => {
  await thankedWith(page, 1)
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/profiles$/)
})

test('Continue leads to the profiles when the server does not say who this is', async ({ page }) => {
  await thankedWith(page, 2)
  await page.route('**/api/lithe/user', route => route.abort('connectionrefused'))
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/profiles$/)
})

test('Close leads home on the web', async ({ page }) => {
  await thankedWith(page, 1)
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\/$/)
})

test('Back goes one page back', async ({ page }) => {
  const assessmentId = await openReport(page, 'locked')
  await page.getByRole('link', { name: 'Close' }).click()
  await button(page, 'Back').click()
  await expect(page).toHaveURL(`/assessment/report/${assessmentId}`)
})

test('axe objects to nothing on feedback in all its states, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const assessmentId = await makeReport(page, 'locked')
  await openFeedback(page, assessmentId)
  await expectAccessibleInBothColours(page, 'feedback, empty')
  await expectInView(page, button(page, 'Submit Feedback'), 'feedback')
  await rate(page, 2)
  await expectAccessibleInBothColours(page, 'feedback, rated')
  await expectLargeTargets(page, 'feedback, rated')
  await button(page, 'Submit Feedback').click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expectAccessibleInBothColours(page, 'feedback, thanked')
  await openFeedback(page, assessmentId)
  await expectAccessibleInBothColours(page, 'feedback, submitted')
  await doubleText(page)
  await expectNoSidewaysScroll(page, 'feedback with doubled text')
  await button(page, 'Edit').click()
  await expectNoSidewaysScroll(page, 'feedback with doubled text, edited')
})

test('feedback is given by keyboard alone', async ({ page }) => {
  await openFeedback(page, await makeReport(page, 'locked'))
  await star(page, 1).focus()
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(star(page, 4)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Submit Feedback')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})
