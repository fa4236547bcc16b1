import { carousel } from '@lithe/contracts/constants'
import { storyWords } from '@lithe/words/live/story'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLatePart } from '../../navigation/later-parts.ts'
import { withWords } from '../../words/language.ts'
import { ResearchCard } from './research-card.tsx'
import { researchPapers } from './research-papers.ts'

type SectionProps = {
  title: string
  /** Plate shown next to the column while this section is read. */
  plate: string
  /** Height of its content on a phone until it is rendered; a wrong one moves what follows. */
  rem: number
  children: ReactNode
}

/**
 * A section of the landing page, below a hairline from which its heading's arc rises. Rendered only when near, and
 * full width, as skipped content is also clipped at its sides.
 */
export function Section({ title, plate, rem, children }: SectionProps) {
  return (
    <section data-plate={plate} className="mt-9 border-t border-hairline pt-5">
      <div
        className="-mx-3 px-3 max-lg:[content-visibility:auto]"
        style={{ containIntrinsicBlockSize: `auto ${rem}rem` }}
      >
        <h2 className="font-soft text-head font-medium text-spruce">{title}</h2>
        {children}
      </div>
    </section>
  )
}

/** Margin for rendering a section before it is visible, so that the first screen need not wait. */
const nearby = '800px 0px'

/** True once an element has been in or near the viewport. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  return isNear
}

const controlsPixels = 64

const loadCarousel = () =>
  withWords(import('./research-carousel.tsx')).then(module => module.ResearchCarousel)

/** Shows three studies in a scrollable row until the carousel loads, or if it never does. */
export function Research() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const Carousel = useLatePart(loadCarousel, isNear)

  return (
    <Section title={storyWords.research.title} plate="toe-touch" rem={38}>
      <p className="mt-2 text-lead text-ink-soft">{storyWords.research.lede}</p>
      <div ref={place} className="mt-3" style={{ minHeight: carousel.mobileHeightPixels + controlsPixels }}>
        {Carousel ? <Carousel /> : <PlainCards />}
      </div>
    </Section>
  )
}

function PlainCards() {
  return (
    // Positioned, so that screen-reader text is clipped with its card and does not widen the page.
    <ul className="relative flex snap-x snap-mandatory gap-2 overflow-x-auto">
      {researchPapers().map(paper => (
        <li key={paper.url} className="w-full shrink-0 snap-start">
          <ResearchCard paper={paper} />
        </li>
      ))}
    </ul>
  )
}
