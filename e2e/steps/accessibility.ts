import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { atRest } from './at-rest.ts'

/** Those of axe's rules that look at colours; what the others find is the same by day and by night. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Runs axe in one frame and leaves its child frames alone; each violation as `rule at selectors`. */
async function findViolations(frame: Frame, options: RunOptions): Promise<string[]> {
  await frame.evaluate(axe.source)
  const { violations } = await frame.evaluate(
    given => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { ...options, iframes: false },
  )
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/**
 * Waits until everything has come to rest, then axe must find nothing to object to in any frame.
 * `@axe-core/playwright` allows a child frame one second to take the script in: too little on a busy machine.
 */
export async function expectAccessible(page: Page, screen: string, rules: readonly string[] | 'all' = 'all') {
  await Promise.all(page.frames().map(atRest))
  const options: RunOptions = rules === 'all' ? {} : { runOnly: { type: 'rule', values: [...rules] } }
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await findViolations(frame, options)))
  expect(found, screen).toEqual([])
}

/** By day and by night, for one way there: everything in light colours, and in dark ones what colours can spoil. */
export async function expectAccessibleInBothColours(page: Page, screen: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${screen}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${screen}, dark`, rulesOfColours)
}
