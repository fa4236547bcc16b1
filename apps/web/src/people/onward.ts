import type { AssessmentListItem, UserDetails } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { needsGuardian, useConsents } from '../memory/consent-store.ts'
import { useUserId } from '../memory/identity.ts'
import type { ListState } from '../memory/list-state.ts'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import { isComplete, type Profile, useProfiles } from '../memory/profiles.ts'
import { onboardingStart, paths, safeReturnPath } from '../navigation/paths.ts'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { useIsHere } from '../ui/waiting.tsx'
import { becomeProfile } from './current-profile.ts'
import { keepDetails } from './details.ts'
import { returnParameter } from './guards.ts'
import { addProfile } from './profiles-here.ts'
import { fetchAssessments } from './sign-in.ts'

/** Whether this device has no introduced person yet. */
const isNewHere = (): boolean =>
  completePerson(useOnboarding.getState()) === null && !useProfiles.getState().profiles.some(isComplete)

/** Navigation state between pages on the way to the test. */
export type WayState = {
  /** Whether to show the pages that give reasons for trust. */
  seesReasons?: boolean
  /** Where those pages lead back to, if opened directly. */
  returnTo?: string
}

/** Where a person was going before being asked for their details. */
const wantedPath = (search: string) => safeReturnPath(new URLSearchParams(search).get(returnParameter))

/** How this page continues, from navigation state; newcomers see the reasons, unless they are on the way elsewhere. */
export function useWayIn() {
  const { search, state } = useLocation()
  const { seesReasons, returnTo } = keptRecord(state)
  const wanted = wantedPath(search)
  return {
    search,
    seesReasons: typeof seesReasons === 'boolean' ? seesReasons : isNewHere() && wanted === null,
    /** Where skipping all of this leads. */
    goal: wanted ?? paths.privacy.link(),
    returnTo: safeReturnPath(keptText(returnTo)),
  }
}

/** The next page that needs the current person's answer, and its navigation state. */
export function straightOn(search: string): { to: string; state?: WayState } {
  const { userIdentifier } = useUserId.getState()
  const person = completePerson(useOnboarding.getState())
  const isAlone = !useConsents.getState().guardianOf.includes(userIdentifier ?? '')
  if (!person || (needsGuardian(person.age) && isAlone))
    return { to: paths.questionnaire.link() + search, state: { seesReasons: false } }
  return { to: wantedPath(search) ?? paths.privacy.link() }
}

/** Makes a profile current; continues to its reports if it has any, else to the introduction. */
export function useOpenProfile() {
  const navigate = useNavigate()
  const [opening, setOpening] = useState<Profile | null>(null)
  const isHere = useIsHere()

  async function fetchThenGo(profile: Profile, go: (found: ListState) => void | Promise<void>) {
    setOpening(profile)
    const found = await fetchAssessments()
    if (isHere()) await go(found)
    // This page must work again if the person goes back before the next one is drawn.
    setOpening(null)
  }

  const toIntroduction = () => navigate(onboardingStart.link())
  const toReports = (state: ListState) => navigate(paths.list.link(), { state })

  return {
    opening,
    select(profile: Profile) {
      becomeProfile(profile)
      if (!isComplete(profile)) return void toIntroduction()
      void fetchThenGo(profile, found => (found.assessments.length > 0 ? toReports(found) : toIntroduction()))
    },
    add: () => void fetchThenGo(addProfile(), toIntroduction),
  }
}

type Known = { userDetails: UserDetails | null; assessmentsData: readonly AssessmentListItem[] }

/**
 * Redirects from the start screen to the profiles or to existing reports, each once. `known` is the server's response
 * for the current person.
 */
export function useDetour(known: Known | undefined) {
  const navigate = useNavigate()
  const profileCount = useProfiles(({ profiles }) => profiles.length)
  const userIdentifier = useUserId(user => user.userIdentifier)

  useEffect(() => {
    if (userIdentifier === null) return
    if (known) keepDetails(userIdentifier, known.userDetails)
    const assessments = known?.assessmentsData ?? []
    const detour = nextDetour({ profileCount, assessmentCount: assessments.length })
    if (!detour) return
    if (detour === 'profiles') {
      navigate(paths.profiles.link(), { replace: true, state: { returnTo: paths.start.link() } })
    } else {
      const state: ListState = { userIdentifier, assessments }
      navigate(paths.list.link(), { replace: true, state })
    }
  }, [known, userIdentifier, profileCount, navigate])
}

type Detour = 'profiles' | 'list'

/** Detours taken on this page load: a person who returns from one wants to be here. */
const taken = new Set<Detour>()

export function nextDetour({
  profileCount,
  assessmentCount,
}: {
  profileCount: number
  assessmentCount: number
}): Detour | null {
  if (profileCount > 1 && !taken.has('profiles')) return 'profiles'
  if (assessmentCount > 0 && !taken.has('list')) return 'list'
  return null
}

export const noteDetour = (detour: Detour) => taken.add(detour)

/** Notes a detour on its target screen, however the person got there. */
export function useDetourTaken(detour: Detour) {
  useEffect(() => {
    noteDetour(detour)
  }, [detour])
}
