import { expect, type Page } from '@playwright/test'
import { type Given, sharedBy } from '../../apps/web/src/testing/kept-people.ts'

/** Stores several people on this device as the app would; the first is its owner and current. */
export async function rememberProfiles(page: Page, people: readonly Given[], ownerIsListed = true) {
  const { kept: states, owner, profiles } = sharedBy(people, ownerIsListed)
  await page.addInitScript(kept => {
    for (const [key, state] of Object.entries(kept))
      localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  }, states)
  return { owner, profiles }
}

/** The stored value of a key, without its version envelope. */
export const keptState = (page: Page, key: string) =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null')?.state, key)

export async function openProfiles(page: Page) {
  await page.goto('/profiles')
  await expect(page.getByRole('heading', { name: 'Who’s taking the assessment?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Profile' })).toBeVisible()
}
