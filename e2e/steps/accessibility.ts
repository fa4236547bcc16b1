import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** Those of axe's rules that look at colours; what the others find is the same by day and by night. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Waits until everything has come to rest, then axe must find nothing to object to. */
export async function expectAccessible(page: Page, screen: string, rules: readonly string[] | 'all' = 'all') {
  await atRest(page)
  // Found in several frames, it is put together in a page opened for that; one frame needs none.
  const hasFrames = page.frames().length > 1
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames)
  const { violations } = await (rules === 'all' ? axe : axe.withRules([...rules])).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, screen).toEqual([])
}

/** By day and by night, for one way there: everything in light colours, and in dark ones what colours can spoil. */
export async function expectAccessibleInBothColours(page: Page, screen: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${screen}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${screen}, dark`, rulesOfColours)
}
