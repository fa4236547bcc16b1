import { workoutsOf } from '@lithe/contracts/organisations'
import { landingWords } from '@lithe/words/live/landing'
import { shellWords } from '@lithe/words/live/shell'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { findCurrent, type Profile, useProfiles } from '../../memory/profiles.ts'
import { useOrganisation, useWorkoutMinutes } from '../../memory/visit/visit-store.ts'
import { messenger } from '../../messenger/messenger.ts'
import { useLatePart, useVitalPart, vitalPart } from '../../navigation/later-parts.ts'
import { paths } from '../../navigation/paths.ts'
import { InvitationProblem, LeaveOrganisation } from '../../people/organisation.tsx'
import { Screen } from '../../ui/screen.tsx'
import { withWords } from '../../words/language.ts'
import { EntryPoints } from './entry-points.tsx'
import { Hero } from './hero.tsx'
import type { HomeScreen } from './home-screen.tsx'
import { OnPhone } from './on-phone.tsx'

const heroPlate = 'hero-squat'
const loadStory = () => withWords(import('./story.tsx')).then(module => module.Story)

const homePart = vitalPart(() => withWords(import('./home-screen.tsx')))

/** The landing page. A messenger opens the start page instead; a known person first sees their own page. */
export function LandingScreen() {
  const person = useProfiles(findCurrent)
  if (messenger()) return <Navigate to={paths.start.link()} replace />
  return person?.name.trim() ? <Home person={person} /> : <Landing />
}

/** Stays blank until its script arrives, as otherwise the newcomer's page would flash. */
function Home({ person }: { person: Profile }) {
  const arrived = useVitalPart(homePart)
  if (!arrived) return <title>{shellWords.title({ page: landingWords.title })}</title>
  return <Landing greeting={{ person, Page: arrived.HomeScreen }} />
}

type LandingProps = { greeting?: { person: Profile; Page: typeof HomeScreen } }

function Landing({ greeting }: LandingProps) {
  const story = useRef<HTMLDivElement>(null)
  const plate = usePlateInView(story, greeting ? 'single-leg-stance' : heroPlate)
  const organisation = useOrganisation()
  // The full set, whatever is skipped or repeated today.
  const workouts = workoutsOf(organisation)
  const minutes = useWorkoutMinutes()
  const Story = useLatePart(loadStory)
  const below = (
    <div ref={story} className="mb-4 max-[14em]:order-1">
      {greeting ? null : <OnPhone />}
      {Story ? (
        <Story
          organisation={organisation}
          workouts={workouts}
          minutes={minutes}
          leaveOrganisation={<LeaveOrganisation />}
        />
      ) : null}
    </div>
  )

  if (greeting) return <greeting.Page person={greeting.person} plate={plate} story={below} />
  return (
    <Screen title={landingWords.title} beside={plate} action={<EntryPoints />} story={below}>
      <InvitationProblem />
      <Hero plate={heroPlate} organisation={organisation} workouts={workouts} minutes={minutes} />
    </Screen>
  )
}

/** Plate of the section at the middle of the viewport; `first` before any is. */
function usePlateInView(story: RefObject<HTMLElement | null>, first: string): string {
  const [plate, setPlate] = useState(first)

  useEffect(() => {
    const page = story.current?.parentElement
    if (!page) return
    const crossings = new IntersectionObserver(
      entries => {
        const crossing = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target
        if (crossing instanceof HTMLElement && crossing.dataset.plate) setPlate(crossing.dataset.plate)
      },
      { rootMargin: '-49% 0px -50% 0px' },
    )
    const watch = () => {
      for (const part of page.querySelectorAll('[data-plate]')) crossings.observe(part)
    }
    // Observes sections that load later.
    const arrivals = new MutationObserver(watch)
    arrivals.observe(page, { childList: true, subtree: true })
    watch()
    return () => {
      arrivals.disconnect()
      crossings.disconnect()
    }
  }, [story])

  return plate
}
