/**
 * Lean of the trunk from upright at the deepest straight-kneed fold, degrees, by age.
 * Derived from fingertip-to-floor distances: d/H = 0.09 + 0.288 cos(lean).
 */
export const toeTouchCurve = {
  unit: 'degrees',
  provenance: 'D',
  sources: ['kippers1987', 'csep', 'riklijones1999', 'winter_anthro', 'youdas2005', 'sato2023'],
  population: 'anchor: 33 adults of about 22 years, side photographs; slope: sit-and-reach categories',
  note: 'The slope with age is an upper bound: Youdas (n = 214) and Sato (n = 49,850) find none. Kept weak by its wide spread.',
  ages: [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90],
  medianLeanDegrees: {
    Male: [109, 108.2, 106.8, 105.4, 104, 102.6, 101.2, 99.8, 98.4, 97, 95.1, 93.2, 91.3, 89.3, 87.4],
    Female: [
      115.2, 114.6, 113.6, 112.6, 111.6, 110.6, 109.6, 108.7, 107.7, 106.7, 104.6, 102.4, 100.3, 98.2, 96.1,
    ],
  },
  /** Spread between people. */
  sdDegrees: 10,
  /** Disagreement between studies. */
  systematicSdDegrees: 6,
  /** In a real fold the hips move back: the thigh tilts 5–10°, and the hip angle is smaller by as much. */
  thighTiltDegrees: 7.5,
} as const
