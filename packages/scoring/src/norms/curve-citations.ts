import type { Citation } from './citation.ts'

/** Papers behind the stance, chair-stand and reach curves. */
export const curveCitations = {
  springer2007: {
    authors: 'Springer BA, Marin R, Cyhan T, Roberts H, Gill NW',
    year: 2007,
    title: 'Normative values for the unipedal stance test with eyes open and closed',
    journal: 'J Geriatr Phys Ther 30(1):8-15',
    doi: '10.1519/00139143-200704000-00003',
    doiVerified: true,
  },
  araujo2022: {
    authors:
      'Araujo CG, de Souza e Silva CG, Laukkanen JA, Fiatarone Singh M, Kunutsor SK, Myers J, Franca JF, Castro CL',
    year: 2022,
    title:
      'Successful 10-second one-legged stance performance predicts survival in middle-aged and older individuals',
    journal: 'Br J Sports Med 56(17):975-980',
    doi: '10.1136/bjsports-2021-105360',
    doiVerified: true,
  },
  riklijones1999: {
    authors: 'Rikli RE, Jones CJ',
    year: 1999,
    title: 'Functional fitness normative scores for community-residing older adults, ages 60-94',
    journal: 'J Aging Phys Act 7(2):162-181',
    doi: '10.1123/japa.7.2.162',
    doiVerified: false,
  },
  lohneseiler2016: {
    authors: 'Lohne-Seiler H, Kolle E, Anderssen SA, Hansen BH',
    year: 2016,
    title:
      'Musculoskeletal fitness and balance in older individuals (65-85 years) and its association with steps per day: a cross sectional study',
    journal: 'BMC Geriatr 16:6',
    doi: '10.1186/s12877-016-0188-3',
    doiVerified: true,
  },
  seino2014: {
    authors: 'Seino S, Shinkai S, Fujiwara Y, Obuchi S, Yoshida H, Hirano H, Kim HK, Ishizaki T, Takahashi R',
    year: 2014,
    title:
      'Reference values and age and sex differences in physical performance measures for community-dwelling older Japanese: a pooled analysis of six cohort studies',
    journal: 'PLoS One 9(6):e99487',
    doi: '10.1371/journal.pone.0099487',
    doiVerified: true,
  },
  mext: {
    authors: 'Japan Sports Agency',
    year: 2021,
    title: 'Survey of physical fitness and athletic ability',
    journal: 'annual national statistics',
    doi: null,
    doiVerified: false,
  },
  kobayashi2023: {
    authors: 'Kobayashi T, Morimoto T, Shimanoe C, Ono R, Otani K, Mawatari M',
    year: 2023,
    title:
      'A simplified screening tool for the one-leg standing test to determine the severity of locomotive syndrome',
    journal: 'Life 13(5):1190',
    doi: '10.3390/life13051190',
    doiVerified: true,
  },
  bohannon2006sls: {
    authors: 'Bohannon RW',
    year: 2006,
    title:
      'Single limb stance times: a descriptive meta-analysis of data from individuals at least 60 years of age',
    journal: 'Top Geriatr Rehabil 22(1):70-77',
    doi: '10.1097/00013614-200601000-00010',
    doiVerified: false,
  },
  kalantri2025: {
    authors: 'Kalantri V, Doke MS, Deo M',
    year: 2025,
    title: 'Normative values of one leg stance in urban adults of 20-40 years',
    journal: 'Therapy Jr. 18(4):329-337',
    doi: null,
    doiVerified: false,
  },
  nakatani2003: {
    authors: 'Nakatani T et al.',
    year: 2003,
    title: '30-second chair stand test (CS-30): changes with age, and standard values (in Japanese)',
    journal: 'Rinsho Sports Igaku 20(3):349-355',
    doi: null,
    doiVerified: false,
  },
  warden2022: {
    authors: 'Warden SJ, Liu Z, Moe SM',
    year: 2022,
    title:
      'Sex- and age-specific centile curves and downloadable calculator for clinical muscle strength tests to identify probable sarcopenia',
    journal: 'Phys Ther 102(3):pzab299',
    doi: '10.1093/ptj/pzab299',
    doiVerified: true,
  },
  lein2022: {
    authors: 'Lein DH, Alotaibi M, Almutairi M, Singh H',
    year: 2022,
    title:
      'Normative reference values and validity for the 30-second chair-stand test in healthy young adults',
    journal: 'Int J Sports Phys Ther 17(5)',
    doi: '10.26603/001c.36432',
    doiVerified: true,
  },
  china2020: {
    authors: 'China, national physical fitness surveillance',
    year: 2020,
    title: 'Indicators of physical function, national physical fitness standards 2000-2020',
    journal: 'as tabulated in PMC8961805, table 4',
    doi: null,
    doiVerified: false,
  },
  toimia: {
    authors: 'TOIMIA database of measures of functioning, Finland',
    year: 2011,
    title: 'Squat test of 30 seconds, classes by age (tmm00056)',
    journal: 'terveysportti.fi',
    doi: null,
    doiVerified: false,
  },
  chms2007: {
    authors: 'Statistics Canada',
    year: 2010,
    title: 'Musculoskeletal fitness in Canada, 2007 to 2009',
    journal: 'Health Fact Sheets 82-625-X',
    doi: null,
    doiVerified: false,
  },
  he2023: {
    authors: 'He H, Pan L, Wang D, Du J, Pa L, Wang H, Zhao J, Peng X, Shan G',
    year: 2023,
    title:
      'The normative values of vertical jump and sit-and-reach in a large general Chinese population aged 8-80 years: the China National Health Survey',
    journal: 'Global Transitions 5:141-148',
    doi: '10.1016/j.glt.2023.08.003',
    doiVerified: true,
  },
  sft2013: {
    authors: 'Rikli RE, Jones CJ',
    year: 2013,
    title: 'Senior Fitness Test Manual, 2nd ed.: chair sit-and-reach by age',
    journal: 'Human Kinetics',
    doi: null,
    doiVerified: false,
  },
  alfonsorosa2014: {
    authors: 'Alfonso-Rosa RM, Del Pozo-Cruz B, Del Pozo-Cruz J, Sanudo B, Rogers ME',
    year: 2014,
    title:
      'Test-retest reliability and minimal detectable change scores for fitness assessment in older adults with type 2 diabetes',
    journal: 'Rehabil Nurs 39(5):260-268',
    doi: '10.1002/rnj.111',
    doiVerified: true,
  },
  barros2025: {
    authors: 'Barros-Poblete M et al.',
    year: 2025,
    title: '30 Seconds Sit-to-Stand Test: reference values for the Chilean population',
    journal: 'Rev Med Chile 153(5)',
    doi: '10.4067/s0034-98872025000500329',
    doiVerified: true,
  },
} as const satisfies Record<string, Citation>
