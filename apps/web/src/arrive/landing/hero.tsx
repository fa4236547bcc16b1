import { headlineFlipMs, headlineShowMs } from '@lithe/contracts/constants'
import type { Organisation } from '@lithe/contracts/organisations'
import type { WorkoutItem } from '@lithe/movements/catalog'
import { landingWords } from '@lithe/words/live/landing'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { movementsIn } from '../../content/set-size.ts'
import { useInvitation } from '../../memory/visit/visit-store.ts'
import { PauseButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/screen.tsx'

type Props = {
  plate: string
  organisation: Organisation | null
  workouts: readonly WorkoutItem[]
  minutes: number
  /** Whether a greeting, the page's heading, comes first. */
  isBelow?: boolean
}

export const Invitation = ({ name, logo }: Organisation) => (
  <div className="mt-2">
    <p className="flex items-center gap-1.5 font-semibold">
      {logo ? <img src={logo} alt="" className="h-4 max-w-[40%] object-contain" /> : null}
      {landingWords.invites({ name })}
    </p>
    <p className="text-ink-soft">
      {landingWords.seesNothing({ name })} {landingWords.stays}
    </p>
  </div>
)

/** Says what Lithe is, without scrolling. */
export function Hero({ plate, organisation, workouts, minutes, isBelow = false }: Props) {
  const hasProblem = useInvitation(({ problem }) => problem !== null)
  const isTight = organisation !== null || hasProblem
  return (
    <div
      data-plate={plate}
      className={`flex flex-col ${organisation ? 'invited' : ''} ${isTight ? 'max-[14em]:contents' : ''} ${isBelow ? '' : isTight ? 'lg:pt-[calc(50dvh-410px)]' : 'lg:pt-[calc(50dvh-360px)]'}`}
    >
      <Chronophotograph
        movement={plate}
        crop="full-bleed"
        canSlide
        className={`side-plate bleed living -mx-3 -mt-2 lg:hidden ${isTight ? 'hero-plate-tight' : 'hero-plate'}`}
      />
      {organisation ? <Invitation {...organisation} /> : null}
      <div className="mt-2">
        <RotatingHeadline as={isBelow ? SecondHeading : PageHeading} />
      </div>
      <p className="mt-2 text-lead text-ink-soft short:text-base max-[14em]:order-1">
        {landingWords.lede({ movements: movementsIn(workouts), minutes })}
      </p>
    </div>
  )
}

/** The last word stays longest, so that it is read. */
const showMsOf = (place: number, words: readonly string[]) =>
  place === words.length - 1 ? headlineShowMs.last : headlineShowMs.each

const SecondHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="font-soft text-display font-medium text-spruce short:text-head">{children}</h2>
)

/** The headline with its changing word, or a constant sentence for screen readers. */
function RotatingHeadline({ as: Heading }: { as: ComponentType<{ children: ReactNode }> }) {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const { opening, words, whole, pause, play } = landingWords.headline
  const showMs = showMsOf(index, words)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setIndex((index + 1) % words.length), showMs)
    return () => clearTimeout(timer)
  }, [index, showMs, isPaused, words.length])

  return (
    <div className="relative" data-paused={isPaused ? '' : undefined}>
      <Heading>
        <span className="sr-only">{whole}</span>
        <span aria-hidden="true" className="block pe-6 text-head max-[14em]:text-lead">
          {opening}
        </span>
        <span
          aria-hidden="true"
          className="grid pb-[0.12em] text-[min(var(--text-numeral),calc(147vw/var(--letters)))] leading-none text-ember-text short:text-display forced-colors:mt-1"
          style={{ '--letters': Math.max(...words.map(word => word.length)) }}
        >
          {words.map((word, place) => (
            <TurningWord key={word} word={word} turn={turnOf(place, index, words.length)} />
          ))}
        </span>
      </Heading>
      <div className="absolute -top-1 -end-1.5">
        <PauseButton isPaused={isPaused} onChange={setPaused} words={{ pause, play }} />
      </div>
    </div>
  )
}

type Turn = 'shown' | 'leaving' | 'waiting'

function turnOf(place: number, index: number, count: number): Turn {
  if (place === index) return 'shown'
  return (place + 1) % count === index ? 'leaving' : 'waiting'
}

/** Keeps space for the longest word, so that nothing moves around the changing one. */
function TurningWord({ word, turn }: { word: string; turn: Turn }) {
  return (
    <span
      data-turn={turn}
      className="turning-word col-start-1 row-start-1"
      style={{ transitionDuration: `${headlineFlipMs}ms` }}
    >
      {word}
    </span>
  )
}
