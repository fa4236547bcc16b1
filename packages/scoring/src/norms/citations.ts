import type { Citation } from './citation.ts'
import { curveCitations } from './curve-citations.ts'

export type { Citation } from './citation.ts'

export const citations = {
  ...curveCitations,
  cooper2013: {
    authors: 'The Cooper Institute',
    year: 2013,
    title: 'Physical Fitness Assessments and Norms for Adults and Law Enforcement',
    journal: 'institutional monograph, not peer reviewed',
    doi: null,
    doiVerified: false,
  },
  strand2014: {
    authors: 'Strand SL, Hjelm J, Shoepe TC, Fajardo MA',
    year: 2014,
    title: 'Norms for an isometric muscle endurance test',
    journal: 'J Hum Kinet 40:93-102',
    doi: '10.2478/hukin-2014-0011',
    doiVerified: true,
  },
  linfield2014: {
    authors: 'Brigham CE, Chase KE',
    year: 2014,
    title: 'Fitness norms for the plank exercise',
    journal: 'Linfield University Student Symposium',
    doi: null,
    doiVerified: false,
  },
  goldberg2011: {
    authors: 'Goldberg A, Casby A, Wasielewski M',
    year: 2011,
    title: 'Minimum detectable change for single-leg-stance-time in older adults',
    journal: 'Gait Posture 33(4):737-739',
    doi: '10.1016/j.gaitpost.2011.02.020',
    doiVerified: false,
  },
  gill2022: {
    authors: 'Gill S, Hely R, Page RS, Hely A, Harrison B, Landers S',
    year: 2022,
    title:
      'Thirty second chair stand test: test-retest reliability, agreement and minimum detectable change in people with early-stage knee osteoarthritis',
    journal: 'Musculoskeletal Care',
    doi: null,
    doiVerified: false,
  },
  kippers1987: {
    authors: 'Kippers V, Parker AW',
    year: 1987,
    title: 'Toe-touch test: a measure of its validity',
    journal: 'Phys Ther 67(11):1680-1684',
    doi: '10.1093/ptj/67.11.1680',
    doiVerified: true,
  },
  youdas2005: {
    authors: 'Youdas JW, Krause DA, Hollman JH, Harmsen WS, Laskowski E',
    year: 2005,
    title: 'The influence of gender and age on hamstring muscle length in healthy adults',
    journal: 'J Orthop Sports Phys Ther 35(4):246-252',
    doi: '10.2519/jospt.2005.35.4.246',
    doiVerified: true,
  },
  sato2023: {
    authors: 'Sato T, Fujihara K, Yamada MH, et al.',
    year: 2023,
    title: 'Utility of a physical fitness score in screening for chronic diseases',
    journal: 'J Sports Sci Med 22:98-110',
    doi: '10.52082/jssm.2023.98',
    doiVerified: true,
  },
  csep: {
    authors: 'Canadian Society for Exercise Physiology (Canada Fitness Survey 1981 data; reproduced by ACSM)',
    year: 2019,
    title: 'CSEP-PATH Resource Manual, 2nd ed. (push-up and sit-and-reach categories)',
    journal: 'CSEP',
    doi: null,
    doiVerified: false,
  },
  winter_anthro: {
    authors: 'Winter DA (after Drillis & Contini 1966)',
    year: 2009,
    title: 'Biomechanics and Motor Control of Human Movement, 4th ed., segment lengths as fraction of height',
    journal: 'Wiley',
    doi: '10.1002/9780470549148',
    doiVerified: false,
  },
  gilon2026: {
    authors: 'Gilon S, Miller EY, Uhlrich SD',
    year: 2026,
    title:
      'OpenCap Monocular: 3D human kinematics and musculoskeletal dynamics from a single smartphone video',
    journal: 'arXiv:2603.24733',
    doi: null,
    doiVerified: false,
  },
  who2020: {
    authors: 'Bull FC, Al-Ansari SS, Biddle S, Borodulin K, Buman MP, Cardon G, et al.',
    year: 2020,
    title: 'World Health Organization 2020 guidelines on physical activity and sedentary behaviour',
    journal: 'Br J Sports Med 54(24):1451-1462',
    doi: '10.1136/bjsports-2020-102955',
    doiVerified: true,
  },
  garber2011: {
    authors: 'Garber CE, Blissmer B, Deschenes MR, Franklin BA, Lamonte MJ, Lee IM, Nieman DC, Swain DP',
    year: 2011,
    title:
      'Quantity and quality of exercise for developing and maintaining cardiorespiratory, musculoskeletal, and neuromotor fitness in apparently healthy adults: guidance for prescribing exercise',
    journal: 'Med Sci Sports Exerc 43(7):1334-1359',
    doi: '10.1249/MSS.0b013e318213fefb',
    doiVerified: true,
  },
  peterson2010: {
    authors: 'Peterson MD, Rhea MR, Sen A, Gordon PM',
    year: 2010,
    title: 'Resistance exercise for muscular strength in older adults: a meta-analysis',
    journal: 'Ageing Res Rev 9(3):226-237',
    doi: '10.1016/j.arr.2010.03.004',
    doiVerified: true,
  },
} as const satisfies Record<string, Citation>
export type CitationId = keyof typeof citations
