import { useEffect } from 'react'

export type Detour = 'profiles' | 'list'

/** Each is taken once in the life of the page: coming back from there means wanting to be here. */
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

/** For the screen a detour leads to, however the person came there. */
export function useDetourTaken(detour: Detour) {
  useEffect(() => {
    noteDetour(detour)
  }, [detour])
}
