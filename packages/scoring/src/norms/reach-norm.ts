/**
 * Reach by age, for standing and seated folds. Up to 65, the mean slope of four sources: Canada's 1981
 * fitness survey (2.4 cm men, 1.5 women), Japan's survey (1.8 and 0.9), Canada's measures survey and Sato
 * (0.8 and 1.2 upwards). The measures survey enters as no slope, which makes ours gentler: its first round
 * shows a dip in men and a gentle decline in women, that of 2016–17 (n = 5,188) neither. Past 65: the Senior
 * Fitness Test's medians, 3.5 and 3.
 */
const byAge = {
  lostPerDecade: { Male: 0.85, Female: 0.3 },
  lostPerDecadeLate: { Male: 3.5, Female: 3 },
  bendAge: 65,
  bendYears: 4,
} as const

/** Standing: fingertips past the soles in centimetres, from side-view photographs. */
export const toeTouchNorm = {
  unit: 'degrees',
  provenance: 'D',
  sources: ['kippers1987', 'csep', 'mext', 'chms2007', 'sato2023', 'sft2013', 'winter_anthro', 'youdas2005'],
  population:
    'anchor: 33 adults of about 22 years, side photographs; slope: seated reaches of four countries',
  note: 'The mean of both sexes is Kippers; how far women lie beyond men is from seated reaches. Kept weak by its spread.',
  ...byAge,
  level: { Male: 0.7, Female: 5.3 },
  levelAge: 22,
  heightCentimetres: { Male: 176, Female: 163 },
  /** Spread between people. */
  sdDegrees: 10,
  /** Between-study error: at worst, a slope off by 2 cm a decade over 40 years is 8 cm, or about 10°. */
  systematicSdDegrees: 6,
  /** The hips move back in a real fold, so the thigh tilts 5–10° and reduces the hip angle as much. */
  thighTiltDegrees: 7.5,
} as const

/** Seated: hip angle (shoulder–hip–knee) at the deepest reach with straight legs. */
export const sitAndReachNorm = {
  unit: 'degrees',
  provenance: 'D',
  sources: ['chms2007', 'he2023', 'csep', 'mext', 'sato2023', 'sft2013', 'winter_anthro'],
  population:
    'levels: Canada, 6–79 (−2.1 and 3.3 cm past the soles) and China, 8–80, n = 19,269 (1.8 and 6.8)',
  note: 'The mean of both levels, at 45. No angle has been published: an estimate from centimetres.',
  ...byAge,
  level: { Male: -0.15, Female: 5.05 },
  levelAge: 45,
  heightCentimetres: { Male: 176, Female: 163 },
  /** SD between people: 9 cm, at 1.1° each. */
  sdDegrees: 10,
  /** Between-table error, and uncertain geometry. */
  systematicSdDegrees: 8,
} as const
