import { carousel } from '@lithe/contracts/constants'
import { directionOf } from '@lithe/words/languages'
import { storyWords } from '@lithe/words/live/story'
import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { PauseButton } from '../../ui/buttons.tsx'
import { useReducedMotion } from '../../ui/motion.ts'
import { language } from '../../words/language.ts'
import { ResearchCard } from './research-card.tsx'
import { researchPapers } from './research-papers.ts'

/** Shows the three studies in turn: automatically, by swiping, or by their dots. */
export function ResearchCarousel() {
  const words = storyWords.research
  const papers = researchPapers()
  const autoplay = useAutoplay()
  const { isPlaying, isStill, notePick } = autoplay
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    duration: isStill ? 0 : 28,
    direction: directionOf(language),
  })
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', onSelect).on('pointerDown', notePick)
    return () => {
      embla.off('select', onSelect).off('pointerDown', notePick)
    }
  }, [embla, notePick])

  function pick(index: number) {
    notePick()
    embla?.scrollTo(index)
  }

  return (
    <section aria-roledescription="carousel" aria-label={words.carousel} {...autoplay.watchers}>
      <div ref={viewport} className="cursor-grab overflow-hidden rounded-card active:cursor-grabbing">
        <ul className="-ms-2 flex touch-pan-y touch-pinch-zoom" aria-live={isPlaying ? 'off' : 'polite'}>
          {papers.map((paper, index) => (
            <li
              key={paper.url}
              aria-label={words.place({ number: index + 1, of: papers.length })}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%] ps-2"
            >
              <ResearchCard paper={paper} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-1 flex items-center">
        <CarouselDots labels={papers.map(({ show }) => show)} selected={selected} onPick={pick} />
        <div aria-hidden="true" className="mx-1 h-[6px] flex-1 overflow-hidden rounded-full bg-sand">
          {isStill ? null : (
            <div
              key={selected}
              data-testid="carousel-progress"
              className="filling h-full rounded-full bg-ember"
              style={{
                animationDuration: `${carousel.autoplayMs}ms`,
                animationPlayState: isPlaying ? 'running' : 'paused',
              }}
              onAnimationEnd={() => embla?.scrollNext()}
            />
          )}
        </div>
        {isStill ? null : (
          <PauseButton isPaused={autoplay.isStopped} onChange={autoplay.setStopped} words={words} />
        )}
      </div>
    </section>
  )
}

type CarouselDotsProps = { labels: readonly string[]; selected: number; onPick: (index: number) => void }

/** One dot per card, small with a large touch target. */
function CarouselDots({ labels, selected, onPick }: CarouselDotsProps) {
  return (
    <div className="-ms-2 flex">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === selected}
          onClick={() => onPick(index)}
          className="grid size-6 place-items-center rounded-full"
        >
          <span
            className={`size-[14px] rounded-full border-2 transition-transform duration-200 ease-body ${index === selected ? 'scale-115 border-ember bg-ember' : 'border-outline'}`}
          />
        </button>
      ))}
    </div>
  )
}

/** What pauses the carousel, which plays only without a hold. */
type Hold = 'stopped' | 'picked' | 'hovered' | 'focused' | 'hidden'

/** Whether the carousel advances automatically, and handlers for what pauses it. */
function useAutoplay() {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const hold = useCallback(
    (why: Hold, isHeld: boolean) =>
      setHolds(before => {
        if (before.has(why) === isHeld) return before
        const after = new Set(before)
        if (isHeld) after.add(why)
        else after.delete(why)
        return after
      }),
    [],
  )
  const isStill = useReducedMotion()
  const pickTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const onVisibility = () => hold('hidden', document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(pickTimer.current)
    }
  }, [hold])

  const notePick = useCallback(() => {
    clearTimeout(pickTimer.current)
    hold('picked', true)
    pickTimer.current = setTimeout(() => hold('picked', false), carousel.pauseAfterPickMs)
  }, [hold])

  return {
    isPlaying: holds.size === 0 && !isStill,
    isStopped: holds.has('stopped'),
    isStill,
    setStopped: (isStopped: boolean) => hold('stopped', isStopped),
    /** Keeps a chosen card for a while. */
    notePick,
    watchers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => hold('hovered', pointerType === 'mouse'),
      onPointerLeave: () => hold('hovered', false),
      // A tap also leaves focus behind, so only keyboard focus pauses.
      onFocus: ({ target }: FocusEvent) => hold('focused', target.matches(':focus-visible')),
      onBlur: () => hold('focused', false),
    },
  }
}
