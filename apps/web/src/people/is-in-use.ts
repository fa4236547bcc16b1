import { guestIdPattern } from '@lithe/contracts/api'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { currentKeeper } from './current-keeper.ts'

/** Whether a person has begun here already: an account, or a guest who has told who they are. */
export const isInUse = () =>
  !guestIdPattern.test(currentKeeper().userIdentifier) ||
  useProfiles.getState().profiles.length > 1 ||
  completePerson(useOnboarding.getState()) !== null
