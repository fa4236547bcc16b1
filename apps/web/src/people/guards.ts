import { type LoaderFunctionArgs, redirect } from 'react-router'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import { isComplete, useProfiles } from '../memory/profiles.ts'
import { onboardingStart } from '../navigation/paths.ts'

export const returnParameter = 'returnTo'

/** To name, age and sex, and then to where they are wanted. */
export const detailsFirst = (returnTo: string) =>
  `${onboardingStart.link()}?${new URLSearchParams({ [returnParameter]: returnTo })}`

/** Lets in who has given name, age and sex; anyone else gives them first and then comes back. */
export function requirePerson({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (completePerson(useOnboarding.getState())) return null
  const { pathname, search } = new URL(request.url)
  return redirect(detailsFirst(pathname + search))
}

/** For feedback: the report may be another's of this device, while a profile that was just added is current in another tab. */
export const requireSomebody = (asked: Pick<LoaderFunctionArgs, 'request'>) =>
  useProfiles.getState().profiles.some(isComplete) ? null : requirePerson(asked)
