import { type LoaderFunctionArgs, redirect } from 'react-router'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import { isComplete, useProfiles } from '../memory/profiles.ts'
import { onboardingStart } from '../navigation/paths.ts'

export const returnParameter = 'returnTo'

/** To name, age and sex first, then to the page that needs them. */
export const detailsFirst = (returnTo: string) =>
  `${onboardingStart.link()}?${new URLSearchParams({ [returnParameter]: returnTo })}`

/** Admits a person with name, age and sex; others give them first and then return. */
export function requirePerson({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (completePerson(useOnboarding.getState())) return null
  const { pathname, search } = new URL(request.url)
  return redirect(detailsFirst(pathname + search))
}

/** For feedback: the report's owner may differ from a profile just added and made current in another tab. */
export const requireSomebody = (asked: Pick<LoaderFunctionArgs, 'request'>) =>
  useProfiles.getState().profiles.some(isComplete) ? null : requirePerson(asked)
