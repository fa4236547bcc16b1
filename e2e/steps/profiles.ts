import { expect, type Page } from '@playwright/test'

type Given = { name: string; age: string; sex: 'Male' | 'Female' | '' }

/** Several people on this device, the first of them its owner and current, as the app remembers them. */
export async function rememberProfiles(page: Page, people: readonly Given[], ownerIsListed = true) {
  const owner = `user_${crypto.randomUUID()}`
  const profiles = people.map((given, index) => ({
    ...given,
    id: crypto.randomUUID(),
    userId: index === 0 && ownerIsListed ? owner : `${owner}~${index + 1}`,
    createdAt: new Date().toISOString(),
  }))
  const [current] = profiles
  if (!current) throw new Error('A device is remembered with at least one person')
  const { name, age, sex, id, userId } = current
  const states = {
    'user-id': { userIdentifier: userId },
    'onboarding-data': { name, age, sex, isMuted: true },
    'profile-data': { profiles, currentProfileId: id, baseUserId: owner },
  }
  await page.addInitScript(kept => {
    for (const [key, state] of Object.entries(kept))
      localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  }, states)
  return { owner, profiles }
}

/** What the app keeps under a key, without the version around it. */
export const keptState = (page: Page, key: string) =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null')?.state, key)

export async function openProfiles(page: Page) {
  await page.goto('/profiles')
  await expect(page.getByRole('heading', { name: 'Who’s taking the assessment?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Profile' })).toBeVisible()
}
