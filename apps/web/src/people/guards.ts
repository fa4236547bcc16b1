import { type LoaderFunctionArgs, redirect } from 'react-router'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import { isComplete, useProfiles } from '../memory/profiles.ts'
import { onboardingStart } from '../navigation/paths.ts'

export const returnParameter = 'returnTo'

/** Leads to name, age and sex first, then to the page that needs them. */
export const detailsFirst = (returnTo: string) =>
  `${onboardingStart.link()}?${new URLSearchParams({ [returnParameter]: returnTo })}`

/** Admits a person with name, age and sex; others give them first, and then return. */
export function requirePerson({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (completePerson(useOnboarding.getState())) return null
  const { pathname, search } = new URL(request.url)
  return redirect(detailsFirst(pathname + search))
}

/** Admits to feedback: the report's owner may not be the profile just made current in another tab. */
export const requireSomebody = (asked: Pick<LoaderFunctionArgs, 'request'>) =>
  useProfiles.getState().profiles.some(isComplete) ? null : requirePerson(asked)
