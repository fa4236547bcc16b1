import { expect, type Page, test } from '@playwright/test'
import { moving } from './steps/devices.ts'
import { rememberPerson } from './steps/known-report.ts'
import { secretLink } from './steps/organisation-link.ts'
import { problemsOf } from './steps/page-problems.ts'
import { landingWords } from './steps/words.ts'

test.use(moving)

declare global {
  interface Window {
    /** Every headline visible in any frame. */
    seenHeadings: Set<string>
  }
}

const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    window.seenHeadings = new Set()
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading && getComputedStyle(heading).visibility === 'visible')
        window.seenHeadings.add(heading.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
const seenHeadings = (page: Page) => page.evaluate(() => [...window.seenHeadings])

test.describe('a personal page is never preceded by the generic page', () => {
  test.beforeEach(({ page }) => noteHeadings(page))

  test('in a chosen language', async ({ page }) => {
    await page.goto('/?lang=en-XA')
    await untilAccented(page)
    await page.goto('/')
    await untilAccented(page)
    expect((await seenHeadings(page)).filter(text => /^[ -~]*$/.test(text))).toEqual([])
  })

  test('for a person known to this device, on the landing page, at sign-in and by a report’s link that was cut short', async ({
    page,
  }) => {
    const problems = problemsOf(page)
    await rememberPerson(page)
    const headings = {
      '/': 'Welcome back, Ada',
      '/login': 'Welcome back, Ada',
      '/assessment/report/4f2a': 'Report Not Available',
    }
    for (const [address, name] of Object.entries(headings)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      expect(await seenHeadings(page), address).toEqual([name])
    }
    expect(problems).toEqual([])
  })

  test('for an organisation’s invitation, even a stored one', async ({ page }) => {
    const invited = page.getByText(landingWords.invites({ name: 'Your insurer' }))
    await page.addInitScript(() => {
      const look = () => {
        const lede = document.querySelector('h1')
        const isShown = lede !== null && getComputedStyle(lede).visibility === 'visible'
        if (isShown && !document.body.textContent.includes('Your insurer'))
          window.seenHeadings.add('nobody’s')
        requestAnimationFrame(look)
      }
      look()
    })
    for (const address of [`/${secretLink().search}`, '/']) {
      await page.goto(address)
      await expect(invited).toBeVisible()
      expect(await seenHeadings(page)).not.toContain('nobody’s')
    }
  })
})

const untilAccented = (page: Page) => expect(page.locator('h1')).toHaveText(/[^ -~]/)
