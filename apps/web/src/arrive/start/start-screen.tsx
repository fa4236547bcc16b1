import { startDelayMs } from '@lithe/contracts/constants'
import { workoutsOf } from '@lithe/contracts/organisations'
import { Icon } from '@lithe/design/icon'
import { inWays } from '@lithe/movements/catalog'
import { peopleWords } from '@lithe/words/live/people'
import { personWords } from '@lithe/words/live/person'
import { wayWords } from '@lithe/words/live/way'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { movementsIn } from '../../content/set-size.ts'
import { messagingUser, useUserId } from '../../memory/identity.ts'
import { useKnownUser } from '../../memory/known-user.ts'
import type { ListState } from '../../memory/list-state.ts'
import { useOnboarding } from '../../memory/onboarding-store.ts'
import { findCurrent, type Profile, type ProfileData, useProfiles } from '../../memory/profiles.ts'
import { useOrganisation, useWorkoutMinutes } from '../../memory/visit/visit-store.ts'
import { messenger } from '../../messenger/messenger.ts'
import { onboardingStart, paths } from '../../navigation/paths.ts'
import { Avatar } from '../../people/avatar.tsx'
import { useClearing } from '../../people/erase.ts'
import { useDetour } from '../../people/onward.ts'
import { InvitationProblem, LeaveOrganisation, Sender } from '../../people/organisation.tsx'
import { InterruptedCard } from '../../prepare/interrupted.tsx'
import { waysFromAge } from '../../prepare/ladder-for.ts'
import { AskAge } from '../../prepare/person-details.tsx'
import { WaitingResults } from '../../prepare/what-waits.tsx'
import { keepsNothing } from '../../storage/device-storage.ts'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { YourDataLink } from '../../ui/header-links.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { useLongWait } from '../../ui/waiting.tsx'
import { saidSex } from '../../words/formats.ts'
import { MinutesBadge } from './minutes-badge.tsx'

export function StartScreen() {
  const navigate = useNavigate()
  const user = useKnownUser()
  const minutes = useWorkoutMinutes()
  const organisation = useOrganisation()
  const profile = useProfiles(whoIsNext)
  const person = useUserId(({ userIdentifier }) => userIdentifier)
  const { age } = useOnboarding()
  const [isStarting, setStarting] = useState(false)
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined)
  const assessments = user.data?.answer.assessmentsData ?? []
  // A person who only wants to start need not wait for the server.
  const isLate = useLongWait(user.isPending)
  const isLoading = user.isPending && !isLate
  const firstName = messagingUser()?.firstName
  const clearing = useClearing()
  useDetour(user.data?.answer)
  useEffect(() => () => clearTimeout(delay.current), [])
  const [isForgetful, setForgetful] = useState(false)
  // The document was rendered before the server could be asked.
  useEffect(() => setForgetful(messenger() === null && keepsNothing()), [])

  function start() {
    setStarting(true)
    void tryFullScreen()
    delay.current = setTimeout(() => {
      if (person === null || assessments.length === 0) return navigate(onboardingStart.link())
      const state: ListState = { userIdentifier: person, assessments }
      navigate(paths.list.link(), { state })
    }, startDelayMs)
  }

  const words = wayWords.start
  const label = isLoading ? words.loading : isStarting ? words.starting : words.start
  return (
    <Screen
      title={words.title}
      {...(messenger() ? {} : { back: paths.home.link() })}
      leave={<YourDataLink />}
      action={
        <ActionButton onClick={start} disabled={isLoading || isStarting}>
          {/* A separate node per label, as changing only the text would count as a layout shift. */}
          <span key={label}>{label}</span>
        </ActionButton>
      }
    >
      {profile ? (
        <ProfileChip profile={profile} to={paths.profiles.link()} returnTo={paths.start.link()} />
      ) : null}
      <div className="peer flex flex-col gap-2 not-empty:mt-2">
        <WaitingResults className="" />
        <InterruptedCard person={person} />
        <AskAge known={user.data} />
      </div>
      {/* Hidden by pending results, with which the plate would push the welcome off the first screen. */}
      <div className="-mx-3 my-2 overflow-hidden peer-not-empty:hidden short:my-1 lg:hidden">
        <Chronophotograph
          movement="hero-squat"
          className="side-plate ms-auto h-[clamp(110px,26dvh,300px)] w-full short:h-[96px]"
        />
      </div>
      <div className="rise mt-auto lg:pt-2" style={{ '--step': 1 }}>
        <MinutesBadge minutes={minutes} clearing={clearing} />
      </div>
      <div className="rise mt-2 short:mt-1" style={{ '--step': 2 }}>
        <p className="text-lead font-semibold text-ink">
          {firstName ? words.welcomeBy({ name: firstName }) : words.welcome}
        </p>
        <PageHeading>{words.heading}</PageHeading>
      </div>
      <p
        aria-live="polite"
        className="gathered rise mt-2 text-lead text-ink-soft short:mt-1 short:text-base"
        style={{ '--step': 3 }}
      >
        {user.data?.state ? (
          <UnavailableNote
            title={peopleWords.server[user.data.state]}
            because={words.because[user.data.state]}
          />
        ) : isLate ? (
          words.slow
        ) : (
          words.lede({ movements: movementsIn(inWays(workoutsOf(organisation), waysFromAge(Number(age)))) })
        )}
      </p>
      <p className="rise mb-auto flex flex-wrap items-center gap-x-1.5" style={{ '--step': 4 }}>
        <Link to={paths.see.link()} className={linkLook}>
          {words.see}
        </Link>
        <span className="text-ink-soft">{words.seeWhat}</span>
      </p>
      {isForgetful ? <p className="my-2 font-semibold text-ink">{words.forgets}</p> : null}
      <InvitationProblem />
      {organisation ? (
        <div className="text-ink-soft">
          <Sender organisation={organisation} />
          <LeaveOrganisation />
        </div>
      ) : null}
    </Screen>
  )
}

/** The current person, once there is a name or anyone to change to. */
function whoIsNext(people: ProfileData): Profile | null {
  const current = findCurrent(people)
  return current?.name || people.profiles.length > 1 ? current : null
}

/** Requests full screen; a refusal changes nothing for the person. */
async function tryFullScreen() {
  const around = messenger()
  if (around) return around.enterFullScreen()
  try {
    await document.documentElement.requestFullscreen?.()
  } catch {
    // Some phones do not support it.
  }
}

/** Says that the server is unreachable or needs a sign-in; the test can start anyway. */
function UnavailableNote({ title, because }: { title: string; because: string }) {
  return (
    <>
      <span className="block font-semibold text-ink">{title}</span>
      {because}
    </>
  )
}

type ProfileChipProps = { profile: Profile; to: string; returnTo: string }

/** Names the person about to take the test, with a link to the other profiles. */
function ProfileChip({ profile, to, returnTo }: ProfileChipProps) {
  const facts = [profile.age ? personWords.years({ age: profile.age }) : '', saidSex(profile.sex)]
    .filter(Boolean)
    .join(' · ')
  return (
    <Link
      to={to}
      state={{ returnTo }}
      className="flex min-h-8 max-w-full items-center gap-1.5 self-start rounded-full border-2 border-hairline bg-raised py-0.5 pe-2.5 ps-0.5"
    >
      <Avatar person={profile} userId={profile.userId} className="size-7" />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-semibold text-spruce">
          <bdi>{profile.name.trim() || wayWords.start.unnamed}</bdi>
        </span>
        <span className="block text-ink-soft tabular">{facts}</span>
      </span>
      <Icon className="ms-1 size-2.5 shrink-0 text-spruce rtl:-scale-x-100" weight={2.4}>
        <path d="m9 5 7 7-7 7" />
      </Icon>
      <span className="sr-only">{wayWords.start.change}</span>
    </Link>
  )
}
