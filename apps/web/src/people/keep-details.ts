import type { UserDetails } from '@lithe/contracts/api'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'

/** What the server knows of a person fills in for what this device has forgotten, and never overrules it. */
export function keepDetails(details: UserDetails | null) {
  const onboarding = useOnboarding.getState()
  if (!details || completePerson(onboarding)) return
  onboarding.update({
    name: onboarding.name || details.name,
    age: onboarding.age || details.age,
    sex: onboarding.sex || details.sex,
  })
}
