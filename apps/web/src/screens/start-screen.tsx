import { defaultMinutes, startDelayMs } from '@lithe/contracts/constants'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKnownUser } from '../features/identity/use-known-user.ts'
import { MinutesBadge } from '../features/start/minutes-badge.tsx'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'

const promises = ['100% Private & Secure', 'AI-Powered Analysis', '5 Minutes or Less']

export function StartScreen() {
  const navigate = useNavigate()
  const user = useKnownUser()
  const [isStarting, setStarting] = useState(false)

  function start() {
    setStarting(true)
    // A refused full screen changes nothing for the person.
    document.documentElement.requestFullscreen?.().catch(() => {})
    setTimeout(() => navigate(paths.name.link()), startDelayMs)
  }

  const label = user.isPending ? 'Loading...' : isStarting ? 'Starting...' : 'Start My Longevity Test'
  return (
    <Screen
      title="Your mobility age"
      action={
        <ActionButton onClick={start} disabled={user.isPending || isStarting}>
          {label}
        </ActionButton>
      }
    >
      <div className="-mx-3 mb-2 overflow-hidden lg:hidden">
        <Chronophotograph
          movement="hero-squat"
          className="ml-auto h-[clamp(130px,27dvh,300px)] w-full short:h-[112px]"
        />
      </div>
      <div className="rise mt-auto" style={{ '--step': 1 }}>
        <MinutesBadge minutes={defaultMinutes} />
      </div>
      <div className="rise mt-2 short:mt-1" style={{ '--step': 2 }}>
        <PageHeading>How young do you move?</PageHeading>
      </div>
      <p className="rise mt-2 text-lead text-ink-soft short:mt-1 short:text-base" style={{ '--step': 3 }}>
        Three movements in front of your phone. A mobility age that was measured, not guessed.
      </p>
      <ul className="rise mt-3 mb-auto flex flex-col gap-1 short:mt-1.5 short:gap-0" style={{ '--step': 4 }}>
        {promises.map(promise => (
          <li key={promise} className="flex items-baseline gap-1.5 font-semibold">
            <span aria-hidden="true" className="size-1 shrink-0 -translate-y-[2px] rounded-full bg-ember" />
            {promise}
          </li>
        ))}
      </ul>
    </Screen>
  )
}
