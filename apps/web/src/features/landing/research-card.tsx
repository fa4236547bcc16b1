import { carousel } from '@lithe/contracts/constants'
import type { Test } from '@lithe/movements/catalog'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'

/** One study on one page: what was seen, what we do instead, and where to read it. */
export function ResearchCard({ paper }: { paper: ResearchPaper }) {
  return (
    <article
      className="flex h-full flex-col rounded-card bg-sand px-3 pt-2 pb-1"
      style={{ minHeight: carousel.mobileHeightPixels }}
    >
      <div className="flex items-end">
        <h3 className="w-[120px] shrink-0 pb-0.5 text-lead leading-[1.2] font-semibold">{paper.topic}</h3>
        <Chronophotograph
          movement={paper.plate}
          className="-mr-1.5 ml-auto aspect-[3/2] h-[104px] short:h-[88px] lg:h-[152px]"
        />
      </div>
      <p className="mt-1 font-soft text-lead leading-[1.3] font-medium text-spruce">{paper.finding}</p>
      <p className="mt-1 leading-[1.35]">{paper.here}</p>
      <p className="mt-auto pt-1 leading-[1.35] text-ink-soft">{paper.source}</p>
      <a href={paper.url} target="_blank" rel="noopener noreferrer" className="link gap-1 self-start">
        Read the study
        <span className="sr-only"> on {paper.topic.toLowerCase()}, opens a new page</span>
        <svg
          viewBox="0 0 24 24"
          className="size-[20px]"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M8 6h10v10M18 6 6 18" />
        </svg>
      </a>
    </article>
  )
}

type ResearchPaper = {
  test: Test
  topic: string
  /** The plate of what Lithe itself measures. */
  plate: string
  finding: string
  /** How our own test differs from what the study measured. */
  here: string
  source: string
  url: string
}

/** What three studies saw, in our words: associations in people who were watched, no promise to anyone. */
export const researchPapers: readonly ResearchPaper[] = [
  {
    test: 'flexibility',
    topic: 'Flexibility',
    plate: 'toe-touch',
    finding: 'Among 3,139 people, moving more freely was associated with living longer.',
    here: 'They bent 20 joints, we bend one.',
    source: 'Araujo and colleagues, Scand J Med Sci Sports, 2024',
    url: 'https://doi.org/10.1111/sms.14708',
  },
  {
    test: 'balance',
    topic: 'Balance',
    plate: 'single-leg-stance',
    finding: 'Among 1,702 people, standing on one leg for 10 seconds was associated with a longer life.',
    here: 'They asked for 10 s; we time up to 60.',
    source: 'Araujo and colleagues, Br J Sports Med, 2022',
    url: 'https://doi.org/10.1136/bjsports-2021-105360',
  },
  {
    test: 'strength',
    topic: 'Grip strength',
    plate: 'squat',
    finding: 'Among 139,691 people, a stronger grip was associated with a longer life.',
    here: 'Our test counts squats; it does not measure grip.',
    source: 'Leong and colleagues, The Lancet, 2015',
    url: 'https://doi.org/10.1016/S0140-6736(14)62000-6',
  },
]
