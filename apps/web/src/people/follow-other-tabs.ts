import { useUserId } from '../features/identity/user-id-store.ts'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'

/** What another tab of this device writes is read here too, so that no tab writes over it later. */
export function followOtherTabs() {
  const stores = [useProfiles.persist, useUserId.persist, useOnboarding.persist]
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return
    for (const store of stores) if (store.getOptions().name === key) void store.rehydrate()
  })
}
