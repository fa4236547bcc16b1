import { expect, test } from '@playwright/test'
import { makeReport } from './steps/open-report.ts'

test('the age is told where it can be seen: nothing counts under a notice, and no words come before', async ({
  page,
}) => {
  const assessmentId = await makeReport(page, 'locked')
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const notice = document.createElement('div')
      notice.id = 'notice'
      notice.style.cssText = 'position:fixed;inset:0;z-index:100;background:white'
      document.body.append(notice)
    })
  })
  await page.goto(`/assessment/report/${assessmentId}`)
  const dial = page.getByRole('figure', { name: /^Mobility age about/ })
  const told = page.locator('[data-told]')
  await expect(dial).toHaveAttribute('data-dial', 'waiting')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await expect(dial).toHaveAttribute('data-dial', 'waiting')
  await expect(told).toHaveCSS('opacity', '0')
  await expect(told.getByRole('heading', { level: 1 }), 'but a reader of screens has it').toHaveText(/, Ada$/)

  await page.evaluate(() => document.getElementById('notice')?.remove())
  await expect(dial).toHaveAttribute('data-dial', 'told')
  await expect(told).toHaveCSS('opacity', '1')
  const [, age = ''] = /about (\d+)/.exec((await dial.getAttribute('aria-label')) ?? '') ?? []
  await expect(dial.getByText(age, { exact: true })).toBeVisible()
})
