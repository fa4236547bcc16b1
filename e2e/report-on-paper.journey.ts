import { expect } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { openReport } from './steps/open-report.ts'
import { dayColour } from './steps/token-colour.ts'
import { reportPageWords } from './steps/words.ts'

test('a full report prints completely on at most two sheets, in light colours, without buttons', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openReport(page, 'unlocked')
  await expect(page.getByRole('heading', { name: reportPageWords.parts.sum })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('62 years, female', { exact: false })).toBeVisible()
  const seen = page.getByText('Your knees stayed straight all the way down.', { exact: false })
  await expect(seen, 'also what was observed besides').toBeVisible()
  await expect(
    page.getByText('Seen clearly. The camera saw all it needed.').filter({ visible: true }),
  ).toHaveCount(3)
  const method = page.getByText('Worked out with model', { exact: false }).filter({ visible: true })
  await expect(method, 'the method').toHaveCount(1)
  await expect(
    page.getByText('Springer', { exact: false }).filter({ visible: true }),
    'its sources',
  ).not.toHaveCount(0)
  await expect(
    page.getByText('How sure: given your own age and how you moved today', { exact: false }),
  ).toBeVisible()
  const tops = await page
    .getByText(/^It (takes|adds|leaves)/)
    .filter({ visible: true })
    .evaluateAll(each => each.map(one => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size, `the three columns share their lines: ${tops}`).toBe(1)
  await expect(page.getByRole('heading', { name: 'What to do this week' })).toHaveCSS(
    'color',
    await dayColour(page, 'spruce'),
  )
})

test('a locked report says on paper that it is a short summary', async ({ page }) => {
  await openReport(page, 'locked')
  const note = page.getByText('This is the short summary.', { exact: false })
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
})
