import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { makeReport } from './steps/open-report.ts'
import { feedbackWords, shellWords } from './steps/words.ts'

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: new RegExp(`^${stars} stars?: `) })
const rate = (page: Page, stars: number) => star(page, stars).check({ force: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const comment = (page: Page) => page.getByRole('textbox', { name: /Anything you would like to tell us/ })

async function openFeedback(page: Page, assessmentId: string) {
  await page.goto(`/assessment/feedback?assessmentId=${assessmentId}`)
  await expect(page.getByRole('heading', { name: feedbackWords.title })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

test('stars and a comment are sent, acknowledged, shown read-only and can be edited', async ({ page }) => {
  const assessmentId = await makeReport(page, 'locked')
  await openFeedback(page, assessmentId)
  await expect(page.getByText(feedbackWords.hint.rate)).toBeVisible()

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
  await expect(page.getByText(feedbackWords.hint.rate)).toHaveCount(0)
  await comment(page).fill('  Clear\nand kind.  ')
  await expect(page.getByText('19/500 characters')).toBeVisible()
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/lithe/save-feedback')) sent.push(request.postDataJSON())
  })
  await button(page, feedbackWords.submit).dblclick()
  await expect(page.getByRole('heading', { name: feedbackWords.thanks.title })).toBeVisible()
  expect(sent, 'a double press sends once').toHaveLength(1)
  expect(sent[0]).toMatchObject({
    assessmentId,
    feedback: { rating: 5, feedback: 'Clear\nand kind.' },
  })
  await expect(page.getByRole('heading', { name: feedbackWords.thanks.title })).toBeVisible()
  await expect(page.getByText(feedbackWords.thanks.sent)).toBeVisible()

  await openFeedback(page, assessmentId)
  await expect(page.getByRole('heading', { name: feedbackWords.submitted.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your comment (submitted)' })).toBeVisible()
  await expect(page.getByRole('img', { name: '5 stars: Excellent' })).toBeVisible()
  await expect(page.getByText('Clear and kind.', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(button(page, shellWords.buttons.close)).toBeVisible()
  await expect(button(page, 'Continue')).toBeVisible()

  await button(page, feedbackWords.submitted.edit).click()
  await expect(star(page, 5)).toBeChecked()
  await expect(comment(page)).toHaveValue('Clear\nand kind.')
  await rate(page, 3)
  await button(page, feedbackWords.submit).click()
  await expect(page.getByRole('heading', { name: feedbackWords.thanks.title })).toBeVisible()
  await openFeedback(page, assessmentId)
  await expect(page.getByRole('img', { name: '3 stars: Good' })).toBeVisible()
})
