import type { Organisation } from '@lithe/contracts/organisations'
import type { WorkoutItem } from '@lithe/movements/catalog'
import type { ReactNode } from 'react'
import { LandingFooter } from './landing-footer.tsx'
import { MovementStory } from './movement-story.tsx'
import { PriceList } from './price-list.tsx'
import { PrivacyPromise } from './privacy-promise.tsx'
import { Research } from './research.tsx'
import { ResultPromise } from './result-promise.tsx'

type StoryProps = {
  organisation: Organisation | null
  workouts: readonly WorkoutItem[]
  minutes: number
  /** The way out for those the organisation's link reached by mistake. */
  leaveOrganisation: ReactNode
}

/** Everything below the first screenful. */
export function Story({ organisation, workouts, minutes, leaveOrganisation }: StoryProps) {
  return (
    <>
      <MovementStory workouts={workouts} minutes={minutes} />
      <ResultPromise />
      <PrivacyPromise />
      <Research />
      <PriceList organisation={organisation} />
      <div className="mt-4">{leaveOrganisation}</div>
      <LandingFooter />
    </>
  )
}
