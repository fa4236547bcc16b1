import { workoutsOf } from '@lithe/contracts/organisations'
import { homeWords } from '@lithe/words/live/home'
import { landingWords } from '@lithe/words/live/landing'
import { type ReactNode, useRef } from 'react'
import type { Profile } from '../../memory/profiles.ts'
import { useOrganisation, useWorkoutMinutes } from '../../memory/visit/visit-store.ts'
import { InvitationProblem } from '../../people/organisation.tsx'
import { TodaysMinute } from '../../report/todays-minute.tsx'
import { linkLook, MainAction } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { YourDataLink } from '../../ui/header-links.tsx'
import { footLook, Screen } from '../../ui/screen.tsx'
import { Welcome, WelcomeActions } from '../welcome.tsx'
import { EntryPoints } from './entry-points.tsx'
import { Hero, Invitation } from './hero.tsx'

type Props = {
  person: Profile
  plate: string
  /** The landing page's story, shown below its ways in. */
  story: ReactNode
}

/** The first page for a person known to this device, above the page that everyone else sees. */
export function HomeScreen({ person, plate, story }: Props) {
  const ways = useRef<HTMLElement>(null)
  const organisation = useOrganisation()
  const workouts = workoutsOf(organisation)
  const minutes = useWorkoutMinutes()

  function toWays() {
    ways.current?.scrollIntoView()
    ways.current?.focus({ preventScroll: true })
  }
  return (
    <Screen title={landingWords.title} beside={plate} leave={<YourDataLink />}>
      {/* Fills the window below the header; its foot scrolls away with it. */}
      <div
        data-on-its-side
        data-plate="single-leg-stance"
        className="-mt-2 flex min-h-[calc(100dvh-var(--covered)-var(--edge-top)-72px)] flex-col beside:grid beside:grid-cols-[minmax(0,1fr)_300px] beside:grid-rows-[1fr_auto] beside:gap-x-4"
      >
        <InvitationProblem />
        <Chronophotograph
          movement="single-leg-stance"
          crop="full-bleed"
          canSlide
          className="bleed living -mx-3 mt-auto *:end-3! *:overflow-visible max-h-[100vw] min-h-9 flex-1 has-[~*_section]:hidden max-lg:has-[~*_section]:tall:block beside:col-start-2 beside:mx-0 beside:mt-1 lg:hidden"
        />
        {organisation ? <Invitation {...organisation} /> : null}
        <div className="mt-2 beside:col-start-1 beside:row-span-2 beside:row-start-1 beside:self-center has-[section]:[&_bdi]:inline has-[section]:[&_h1]:text-head lg:mt-auto">
          <Welcome person={person} />
          <TodaysMinute person={person.userId} className="mt-2" />
          <button type="button" onClick={toWays} className={`${linkLook} mt-1.5`}>
            {homeWords.other}
          </button>
        </div>
        <MainAction className={`${footLook} beside:col-start-2 lg:mb-auto`}>
          <WelcomeActions person={person} />
        </MainAction>
      </div>
      <section
        ref={ways}
        tabIndex={-1}
        aria-label={homeWords.other}
        className="mt-9 scroll-mt-3 outline-none"
      >
        <Hero plate="hero-squat" organisation={null} workouts={workouts} minutes={minutes} isBelow />
        <div className="mt-5">
          <EntryPoints login={{ wants: 'another' }} />
        </div>
      </section>
      {story}
    </Screen>
  )
}
