import { carousel } from '@lithe/contracts/constants'
import { Icon } from '@lithe/design/icon'
import { storyWords } from '@lithe/words/live/story'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import type { ResearchPaper } from './research-papers.ts'

/** One study: its finding, how our test differs, and a link to the paper. */
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
          className="-me-1.5 ms-auto aspect-[3/2] h-[104px] short:h-[88px] lg:h-[152px]"
        />
      </div>
      <p className="mt-1 font-soft text-lead leading-[1.3] font-medium text-spruce">{paper.finding}</p>
      <p className="mt-1 leading-[1.35]">{paper.here}</p>
      <p className="mt-auto pt-1 leading-[1.35] text-ink-soft">{paper.source}</p>
      <a href={paper.url} target="_blank" rel="noopener noreferrer" className="link gap-1 self-start">
        {storyWords.research.read}
        <span className="sr-only">{paper.more}</span>
        <Icon className="size-[20px] rtl:-scale-x-100">
          <path d="M8 6h10v10M18 6 6 18" />
        </Icon>
      </a>
    </article>
  )
}
