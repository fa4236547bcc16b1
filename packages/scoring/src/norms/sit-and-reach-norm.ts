/**
 * Hip angle (shoulder–hip–knee) at the deepest reach with straight legs, degrees, by age. Derived from published
 * reaches past the soles: d/H = 0.288 cos a + √(0.44² − (0.288 sin a − 0.13)²) − 0.53, segments as shares of height H,
 * the hand sliding on a box 0.18 H high, the hip 0.05 H above the floor.
 */
export const sitAndReachCurve = {
  unit: 'degrees',
  provenance: 'D',
  sources: ['csep', 'riklijones1999', 'winter_anthro'],
  population: 'medians between the Good and Very good limits of the Canada Fitness Survey 1981',
  note: 'The limits are R. From 65 on, 3.4 cm a decade as in the chair sit-and-reach. Within 6° of the toe-touch curve, which was made from other data. No angle has been published: an estimate.',
  ages: [25, 35, 45, 55, 65, 75, 85],
  medianPastSolesCentimetres: {
    Male: [6, 4.5, 0.5, 0, -3.5, -6.9, -10.3],
    Female: [9, 8, 6, 5.5, 3, -0.4, -3.8],
  },
  heightCentimetres: { Male: 176, Female: 163 },
  /** Spread between people: 9 cm, at 1.1° for each. */
  sdDegrees: 10,
  /** Disagreement between tables, and what is not known about the geometry. */
  systematicSdDegrees: 8,
} as const
