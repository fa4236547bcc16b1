import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** Waits until everything has come to rest, then axe must find nothing to object to. */
export async function expectAccessible(page: Page, screen: string) {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, screen).toEqual([])
}
