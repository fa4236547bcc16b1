import type { Test } from '@lithe/movements/catalog'

export type ResearchPaper = {
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
