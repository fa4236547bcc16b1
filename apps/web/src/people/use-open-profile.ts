import type { AssessmentListItem } from '@lithe/contracts/api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListState } from '../features/assessments/list-state.ts'
import { isComplete, type Profile } from '../features/profiles/profile.ts'
import { onboardingStart, paths } from '../paths.ts'
import { useIsHere } from '../ui/waiting.tsx'
import { addProfile } from './add-profile.ts'
import { becomeProfile } from './become-profile.ts'
import { fetchAssessments } from './fetch-assessments.ts'

/** Makes a profile current: on to its reports where there are any, else to the introduction. */
export function useOpenProfile() {
  const navigate = useNavigate()
  const [opening, setOpening] = useState<Profile | null>(null)
  const isHere = useIsHere()

  async function fetchThenGo(profile: Profile, go: (found: readonly AssessmentListItem[]) => void) {
    setOpening(profile)
    const found = await fetchAssessments()
    if (isHere()) go(found)
  }

  const toIntroduction = () => navigate(onboardingStart.link())
  function toReports(assessments: readonly AssessmentListItem[]) {
    const state: ListState = { assessments }
    navigate(paths.list.link(), { state })
  }

  return {
    opening,
    select(profile: Profile) {
      becomeProfile(profile)
      if (!isComplete(profile)) return void toIntroduction()
      void fetchThenGo(profile, found => (found.length > 0 ? toReports(found) : toIntroduction()))
    },
    add: () => void fetchThenGo(addProfile(), toIntroduction),
  }
}
