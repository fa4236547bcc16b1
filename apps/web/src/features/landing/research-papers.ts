import type { Test } from '@lithe/movements/catalog'
import { storyWords } from '@lithe/words/live/story'

export type ResearchPaper = {
  test: Test
  topic: string
  /** The plate of what Lithe itself measures. */
  plate: string
  finding: string
  /** Read out: what a press leads to. */
  show: string
  more: string
  /** How our own test differs from what the study measured. */
  here: string
  source: string
  url: string
}

/** Where each was printed; names of papers are not translated. */
const printed: readonly Pick<ResearchPaper, 'test' | 'plate' | 'source' | 'url'>[] = [
  {
    test: 'flexibility',
    plate: 'toe-touch',
    source: 'Araujo and colleagues, Scand J Med Sci Sports, 2024',
    url: 'https://doi.org/10.1111/sms.14708',
  },
  {
    test: 'balance',
    plate: 'single-leg-stance',
    source: 'Araujo and colleagues, Br J Sports Med, 2022',
    url: 'https://doi.org/10.1136/bjsports-2021-105360',
  },
  {
    test: 'strength',
    plate: 'squat',
    source: 'Leong and colleagues, The Lancet, 2015',
    url: 'https://doi.org/10.1016/S0140-6736(14)62000-6',
  },
]

/** What three studies saw, in our words: associations in people who were watched, no promise to anyone. */
export const researchPapers = (): readonly ResearchPaper[] =>
  printed.map(paper => ({ ...paper, ...storyWords.research.papers[paper.test] }))
