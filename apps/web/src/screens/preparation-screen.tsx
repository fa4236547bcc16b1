import type { ComponentProps } from 'react'
import { usePlayerPrefetch } from '../features/workout/prefetch-player.ts'
import { Screen } from '../ui/screen.tsx'

type Props = Omit<ComponentProps<typeof Screen>, 'progress'> & {
  /** Its place on the progress arc; null beside the straight way, where there is none to tell. */
  page: PreparationPage | null
}

/** A page on the way to the test; meanwhile the player is fetched, so that the test itself opens at once. */
export function PreparationScreen({ page, ...screen }: Props) {
  usePlayerPrefetch()
  return <Screen {...screen} {...(page ? { progress: preparation(page) } : {})} />
}

/** The pages before the test, in order, for the progress arc. */
const pages = ['intro', 'questionnaire', 'privacy', 'workout-preview'] as const
type PreparationPage = (typeof pages)[number]

const preparation = (page: PreparationPage) => ({
  step: pages.indexOf(page) + 1,
  of: pages.length,
})
