import { shellWords } from '@lithe/words/live/shell'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { mainAction } from '../../testing/screens/finders.ts'
import { desk, showOn } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

test('a wide, low window is never asked to turn', async () => {
  await showOn({ width: 900, height: 420 })
  await openApp(paths.start.link())
  await expect.element(mainAction()).toBeEnabled()
  await expect.element(page.getByText(shellWords.rotate.title)).not.toBeVisible()
})

test('a page on a desktop is a column as wide as a phone', async () => {
  await showOn(desk)
  await openApp(paths.start.link())
  await expect.element(mainAction()).toBeEnabled()
  expect(page.getByRole('main').element().getBoundingClientRect().width).toBeLessThanOrEqual(480)
})
