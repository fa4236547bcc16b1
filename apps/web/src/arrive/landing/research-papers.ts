import type { Test } from '@lithe/movements/catalog'
import { storyWords } from '@lithe/words/live/story'
import { digits } from '../../words/formats.ts'

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
  author: string
  journal: string
  /** Who printed it where and when. */
  source: string
  url: string
}

type Printed = Pick<ResearchPaper, 'test' | 'plate' | 'author' | 'journal' | 'url'> & { year: number }

/** Where each was printed; names of authors and journals are not translated. */
const printed: readonly Printed[] = [
  {
    test: 'flexibility',
    plate: 'toe-touch',
    author: 'Araujo',
    journal: 'Scand J Med Sci Sports',
    year: 2024,
    url: 'https://doi.org/10.1111/sms.14708',
  },
  {
    test: 'balance',
    plate: 'single-leg-stance',
    author: 'Araujo',
    journal: 'Br J Sports Med',
    year: 2022,
    url: 'https://doi.org/10.1136/bjsports-2021-105360',
  },
  {
    test: 'strength',
    plate: 'squat',
    author: 'Leong',
    journal: 'The Lancet',
    year: 2015,
    url: 'https://doi.org/10.1016/S0140-6736(14)62000-6',
  },
]

/** What three studies saw, in our words: associations in people who were watched, no promise to anyone. */
export const researchPapers = (): readonly ResearchPaper[] =>
  printed.map(({ year, ...paper }) => ({
    ...paper,
    ...storyWords.research.papers[paper.test],
    source: storyWords.research.source({ ...paper, year: digits(year) }),
  }))
