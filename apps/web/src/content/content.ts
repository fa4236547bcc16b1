import type { Content } from './content-shape.ts'

/**
 * The words that belong to a deployment: sources or partners, experts, a story.
 * Replace this file as docs/content.md says; what is shipped here is true of Lithe itself.
 */
export const content: Content = {
  badges: [
    {
      name: 'Journal of Aging and Physical Activity',
      year: 1999,
      people: 7183,
      about: 'people from 60 to 94 rose from a chair as often as they could in 30 seconds',
      link: 'https://doi.org/10.1123/japa.7.2.162',
    },
    {
      name: 'British Journal of Sports Medicine',
      year: 2022,
      people: 1702,
      about: 'people from 51 to 75 stood on one leg, most of them for ten seconds',
      link: 'https://doi.org/10.1136/bjsports-2021-105360',
    },
    {
      name: 'Journal of Geriatric Physical Therapy',
      year: 2007,
      people: 549,
      about: 'people from 18 years up stood on one leg, for up to 45 seconds',
      link: 'https://doi.org/10.1519/00139143-200704000-00003',
    },
    {
      name: 'Revista Médica de Chile',
      year: 2025,
      people: 499,
      about: 'people from 18 to 80 rose from a chair as often as they could in 30 seconds',
      link: 'https://doi.org/10.4067/s0034-98872025000500329',
    },
  ],
  badgesNote: 'Published studies. Their authors and journals have no part in Lithe.',
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
  expertsNote:
    'Named as published research, no endorsement: each wrote the paper with others, and none has a part in Lithe.',
  story: {
    label: 'Illustrative example',
    title: 'Three months later',
    realAge: 66,
    before: { when: 'May', heldSeconds: 12, squats: 9, mobilityAge: 77, likely: [64, 88] },
    after: { when: 'August', heldSeconds: 44, squats: 13, mobilityAge: 66, likely: [53, 79] },
    paragraphs: [
      'Picture a woman of 66. In May she stands on one leg for 12 seconds and makes 9 squats.',
      'She joins nothing. She stands on one leg while the kettle boils, sits down slowly, and reaches for her toes before bed.',
      'In August it is 44 seconds and 13 squats.',
    ],
    note: 'She is made up; her ages come out of the same calculation as yours will. The two ranges overlap, so this is a good sign and not a proof. Nobody’s path is promised.',
  },
}
