import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** Waits until everything has come to rest, then axe must find nothing to object to. */
export async function expectAccessible(page: Page, screen: string) {
  await atRest(page)
  // Found in several frames, it is put together in a page opened for that; one frame needs none.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!hasFrames).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, screen).toEqual([])
}
