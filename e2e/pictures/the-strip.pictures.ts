import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { desktop } from '../steps/devices.ts'

/** The six screens that explain Lithe, side by side for the README; runs after the screenshots it uses. */
const six = [
  'landing',
  'onboarding-1-intro',
  'assessment-5-workout-preview',
  'workout-4-measuring',
  'report-full',
  'report-full-below-1',
]
const place = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test.use(desktop)

test('the strip of six', async ({ page }) => {
  const pictures = await Promise.all(
    six.map(async name => (await readFile(place(`screens/light/${name}.png`))).toString('base64')),
  )
  await page.setViewportSize({ width: 6 * 300 + 5 * 24, height: 650 })
  await page.setContent(
    `<body style="margin:0;display:flex;gap:24px;background:#fff">${pictures
      .map(picture => `<img style="width:300px;border-radius:24px" src="data:image/png;base64,${picture}">`)
      .join('')}`,
  )
  await page
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.decode())
  await page.screenshot({ path: place('docs/screens.jpg'), type: 'jpeg', quality: 82, scale: 'css' })
})
