import { deviceStorage } from '../device-storage.ts'
import { useUserId } from '../features/identity/identity.ts'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'

/** What another tab of this device writes is read here too, so that no tab writes over it later. */
export function followOtherTabs() {
  const stores = [useProfiles.persist, useUserId.persist, useOnboarding.persist]
  let isOver = false
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has cleared everything: what this one remembers must never be written down again.
    if (key === null) isOver = true
    if (key === null) deviceStorage.dropCopies()
    else deviceStorage.dropCopy(key)
    if (isOver) return window.location.reload()
    if (newValue === null) return
    for (const store of stores) if (store.getOptions().name === key) void store.rehydrate()
  })
}
