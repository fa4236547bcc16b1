import { contentWords } from '@lithe/words/live/content'
import type { Content } from './content-shape.ts'

/**
 * Deployment-specific content: sources or partners, experts, a story; the wording is in the room `content`. Replace
 * both as docs/content.md says; the content shipped here is true of Lithe itself.
 */
export const content: Content = {
  badges: [
    {
      name: 'Journal of Aging and Physical Activity',
      year: 1999,
      people: 7183,
      link: 'https://doi.org/10.1123/japa.7.2.162',
    },
    {
      name: 'British Journal of Sports Medicine',
      year: 2022,
      people: 1702,
      link: 'https://doi.org/10.1136/bjsports-2021-105360',
    },
    {
      name: 'Journal of Geriatric Physical Therapy',
      year: 2007,
      people: 549,
      link: 'https://doi.org/10.1519/00139143-200704000-00003',
    },
    {
      name: 'Revista Médica de Chile',
      year: 2025,
      people: 499,
      link: 'https://doi.org/10.4067/s0034-98872025000500329',
    },
  ],
  experts: [
    {
      name: 'Barbara A. Springer',
      test: 'balance',
      plate: 'single-leg-stance',
      paper: 'Normative values for the unipedal stance test with eyes open and closed',
      journal: 'Journal of Geriatric Physical Therapy',
      year: 2007,
      link: 'https://doi.org/10.1519/00139143-200704000-00003',
      yearsOfExperience: null,
    },
    {
      name: 'Vaughan Kippers',
      test: 'flexibility',
      plate: 'toe-touch',
      paper: 'Toe-touch test: a measure of its validity',
      journal: 'Physical Therapy',
      year: 1987,
      link: 'https://doi.org/10.1093/ptj/67.11.1680',
      yearsOfExperience: null,
    },
    {
      name: 'Roberta E. Rikli',
      test: 'strength',
      plate: 'squat',
      paper: 'Functional fitness normative scores for community-residing older adults, ages 60–94',
      journal: 'Journal of Aging and Physical Activity',
      year: 1999,
      link: 'https://doi.org/10.1123/japa.7.2.162',
      yearsOfExperience: null,
    },
  ],
  story: {
    isExample: true,
    realAge: 66,
    before: { heldSeconds: 12, squats: 9, mobilityAge: 77, likely: [64, 88] },
    after: { heldSeconds: 44, squats: 14, mobilityAge: 66, likely: [53, 80] },
  },
}

/** The story's paragraphs, with the numbers that are drawn. */
export const storyParagraphs = ({ realAge, before, after }: Content['story']): string[] =>
  contentWords.story.paragraphs.map(paragraph =>
    typeof paragraph === 'string'
      ? paragraph
      : paragraph({
          realAge,
          secondsBefore: before.heldSeconds,
          squatsBefore: before.squats,
          secondsAfter: after.heldSeconds,
          squatsAfter: after.squats,
        }),
  )
