import { inWays, standingFirst, type WorkoutItem } from '@lithe/movements/catalog'
import { wayWords } from '@lithe/words/live/way'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useOnboarding } from '../memory/onboarding-store.ts'
import { mustStandFirst } from '../memory/visit/planned.ts'
import { useVisit, useWorkouts } from '../memory/visit/visit-store.ts'
import { straightOn } from '../people/onward.ts'
import { linkLook } from '../ui/buttons.tsx'
import { Screen } from '../ui/screen.tsx'
import { numeral } from '../words/formats.ts'
import { waysFromAge } from './ladder-for.ts'
import { usePlayerPrefetch } from './movements/prefetch-player.ts'

type Props = Omit<ComponentProps<typeof Screen>, 'progress' | 'leave'> & {
  /** Position on the progress arc; null for pages without a question. */
  page: PreparationPage | null
  /** Whether the page can be skipped. */
  mayBePassed?: boolean
}

/** A page on the way to the test; prefetches the player, so that the test opens without delay. */
export function PreparationScreen({ page, mayBePassed = false, ...screen }: Props) {
  usePlayerPrefetch()
  return (
    <Screen
      {...screen}
      {...(page ? { progress: preparation(page) } : {})}
      leave={mayBePassed ? <StraightLink /> : null}
    />
  )
}

/** Skips to the next page that needs an answer. */
function StraightLink() {
  const { to, state } = straightOn(useLocation().search)
  return (
    <Link to={to} state={state} className={`${linkLook} text-end leading-tight max-[380px]:w-[5.6em]`}>
      {wayWords.straight}
    </Link>
  )
}

/** Pages before the test that ask something, in order, for the progress arc. */
const pages = ['intro', 'questionnaire', 'privacy', 'workout-preview'] as const
type PreparationPage = (typeof pages)[number]

const preparation = (page: PreparationPage) => ({
  step: pages.indexOf(page) + 1,
  of: pages.length,
})

type Tips = { tips: readonly { title: string; text: string }[] }

/** Numbered steps: what to do, then why. */
export function TipList({ tips }: Tips) {
  return (
    <ol className="mt-3 flex flex-col gap-2.5 short:mt-2 short:gap-2">
      {tips.map(({ title, text }, index) => (
        <li key={title} className="rise flex flex-wrap gap-y-0.5" style={{ '--step': index + 2 }}>
          <span
            aria-hidden="true"
            className="w-[2.6rem] font-soft text-head leading-none font-medium text-ember tabular"
          >
            {numeral(index + 1)}
          </span>
          <div className="min-w-0 flex-[1_1_9rem]">
            <h2 className="font-soft text-title leading-tight font-medium">{title}</h2>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The movements to expect before the questions are answered: never a harder variant first. */
export function useWorkoutsAhead(): readonly WorkoutItem[] {
  const workouts = useWorkouts()
  const isAnswered = useVisit(({ ladder }) => ladder !== null)
  const { age } = useOnboarding()
  const ways = waysFromAge(Number(age))
  if (isAnswered) return workouts
  return inWays(mustStandFirst(ways) ? standingFirst(workouts) : workouts, ways)
}
