import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { atRest } from './at-rest.ts'

/** axe rules about colours; the other rules give the same result in both themes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Runs axe in one frame without its children; returns violations as `rule at selectors`. */
async function findViolations(frame: Frame, options: RunOptions): Promise<string[]> {
  await frame.evaluate(axe.source)
  const { violations } = await frame.evaluate(
    given => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { ...options, iframes: false },
  )
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/**
 * Waits for motion to end, then expects no axe violations in any frame. `@axe-core/playwright` waits only a second to
 * inject into a child frame, too little on a busy machine.
 */
export async function expectAccessible(page: Page, screen: string, rules: readonly string[] | 'all' = 'all') {
  await Promise.all(page.frames().map(atRest))
  const options: RunOptions = rules === 'all' ? {} : { runOnly: { type: 'rule', values: [...rules] } }
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await findViolations(frame, options)))
  expect(found, screen).toEqual([])
}

/** Checks all rules in light colours, and the colour rules in dark colours, in one go. */
export async function expectAccessibleInBothColours(page: Page, screen: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${screen}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${screen}, dark`, rulesOfColours)
}
