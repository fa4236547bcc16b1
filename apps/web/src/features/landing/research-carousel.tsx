import { carousel } from '@lithe/contracts/constants'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { PauseButton } from '../../ui/pause-button.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { ResearchCard } from './research-card.tsx'
import { researchPapers } from './research-papers.ts'
import { useAutoplay } from './use-autoplay.ts'

/** The three studies, one after the other: by themselves, by swiping, or by their dots. */
export function ResearchCarousel() {
  const autoplay = useAutoplay()
  const { isPlaying, isStill, notePick } = autoplay
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : 28 })
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
    <section aria-roledescription="carousel" aria-label="Three studies" {...autoplay.watchers}>
      <div ref={viewport} className="cursor-grab overflow-hidden rounded-card active:cursor-grabbing">
        <ul className="-ml-2 flex touch-pan-y touch-pinch-zoom" aria-live={isPlaying ? 'off' : 'polite'}>
          {researchPapers.map((paper, index) => (
            <li
              key={paper.url}
              aria-label={`${index + 1} of ${researchPapers.length}`}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%] pl-2"
            >
              <ResearchCard paper={paper} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-1 flex items-center">
        <CarouselDots labels={researchPapers.map(({ topic }) => topic)} selected={selected} onPick={pick} />
        <div aria-hidden="true" className="mx-1 h-[6px] flex-1 overflow-hidden rounded-full bg-sand">
          {isStill ? null : (
            <div
              key={selected}
              data-testid="carousel-progress"
              className="carousel-progress h-full rounded-full bg-ember"
              style={{
                animationDuration: `${carousel.autoplayMs}ms`,
                animationPlayState: isPlaying ? 'running' : 'paused',
              }}
              onAnimationEnd={() => embla?.scrollNext()}
            />
          )}
        </div>
        {isStill ? null : (
          <PauseButton isPaused={autoplay.isStopped} onChange={autoplay.setStopped} what="the studies" />
        )}
      </div>
    </section>
  )
}
