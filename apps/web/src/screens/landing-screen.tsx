import { workoutsOf } from '@lithe/contracts/organisations'
import { useRef } from 'react'
import { Navigate } from 'react-router'
import { EntryPoints } from '../features/landing/entry-points.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { useLatePart } from '../features/landing/use-late-part.ts'
import { usePlateInView } from '../features/landing/use-plate-in-view.ts'
import { InvitationProblem, LeaveOrganisation } from '../features/workout/organisation.tsx'
import { useOrganisation, useWorkoutMinutes } from '../features/workout/workout-session-store.ts'
import { messenger } from '../messenger/messenger.ts'
import { paths } from '../paths.ts'
import { Screen } from '../ui/screen.tsx'

const heroPlate = 'hero-squat'
const loadStory = () => import('../features/landing/story.tsx').then(module => module.Story)

/** Inside a messenger the person has come in already: there the test itself is the first page. */
export function LandingScreen() {
  return messenger() ? <Navigate to={paths.start.link()} replace /> : <Landing />
}

function Landing() {
  const page = useRef<HTMLDivElement>(null)
  const plate = usePlateInView(page, heroPlate)
  const organisation = useOrganisation()
  // All of the set: what is left out or measured again today is not what Lithe is.
  const workouts = workoutsOf(organisation)
  const minutes = useWorkoutMinutes()
  const Story = useLatePart(loadStory)

  return (
    <Screen title="Your mobility age" beside={plate} action={<EntryPoints />}>
      <div ref={page}>
        <InvitationProblem />
        <Hero plate={heroPlate} organisation={organisation} workouts={workouts} minutes={minutes} />
        {Story ? (
          <Story
            organisation={organisation}
            workouts={workouts}
            minutes={minutes}
            leaveOrganisation={<LeaveOrganisation />}
          />
        ) : null}
      </div>
    </Screen>
  )
}
