import { useRef } from 'react'
import { EntryPoints } from '../features/landing/entry-points.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { useLatePart } from '../features/landing/use-late-part.ts'
import { usePlateInView } from '../features/landing/use-plate-in-view.ts'
import { useOrganisation, useWorkoutMinutes, useWorkouts } from '../features/workout/workout-session-store.ts'
import { Screen } from '../ui/screen.tsx'

const heroPlate = 'hero-squat'
const loadStory = () => import('../features/landing/story.tsx').then(module => module.Story)

export function LandingScreen() {
  const page = useRef<HTMLDivElement>(null)
  const plate = usePlateInView(page, heroPlate)
  const organisation = useOrganisation()
  const workouts = useWorkouts()
  const minutes = useWorkoutMinutes()
  const Story = useLatePart(loadStory)

  return (
    <Screen title="Your mobility age" beside={plate} action={<EntryPoints />}>
      <div ref={page}>
        <Hero plate={heroPlate} organisation={organisation} workouts={workouts} minutes={minutes} />
        {Story ? <Story organisation={organisation} workouts={workouts} /> : null}
      </div>
    </Screen>
  )
}
