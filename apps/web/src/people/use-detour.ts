import type { AssessmentListItem, UserDetails } from '@lithe/contracts/api'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ListState } from '../features/assessments/list-state.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { nextDetour } from '../features/start/start-detour.ts'
import { paths } from '../paths.ts'
import { keepDetails } from './keep-details.ts'

type Known = { userDetails: UserDetails | null; assessmentsData: readonly AssessmentListItem[] }

/** From the start screen on to who it is, or to what there is to see already; each way is taken once. */
export function useDetour(known: Known | undefined) {
  const navigate = useNavigate()
  const profileCount = useProfiles(({ profiles }) => profiles.length)

  useEffect(() => {
    if (known) keepDetails(known.userDetails)
    const assessments = known?.assessmentsData ?? []
    const detour = nextDetour({ profileCount, assessmentCount: assessments.length })
    if (!detour) return
    if (detour === 'profiles') {
      navigate(paths.profiles.link(), { replace: true, state: { returnTo: paths.start.link() } })
    } else {
      const state: ListState = { assessments }
      navigate(paths.list.link(), { replace: true, state })
    }
  }, [known, profileCount, navigate])
}
