import type { Test } from '@lithe/movements/catalog'
import { storyWords } from '@lithe/words/live/story'
import { digits } from '../../words/formats.ts'

export type ResearchPaper = {
  test: Test
  topic: string
  /** Plate of the movement Lithe measures. */
  plate: string
  finding: string
  /** What a press leads to, for screen readers. */
  show: string
  more: string
  /** How our test differs from the study's. */
  here: string
  author: string
  journal: string
  /** The publication: who, where and when. */
  source: string
  url: string
}

type Printed = Pick<ResearchPaper, 'test' | 'plate' | 'author' | 'journal' | 'url'> & { year: number }

/** Publication details; names of authors and journals are not translated. */
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

/** Findings of three studies in our words: observed associations, no promises. */
export const researchPapers = (): readonly ResearchPaper[] =>
  printed.map(({ year, ...paper }) => ({
    ...paper,
    ...storyWords.research.papers[paper.test],
    source: storyWords.research.source({ ...paper, year: digits(year) }),
  }))
