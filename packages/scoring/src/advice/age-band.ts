const ageBands = ['under-20', '20-49', '50-64', '65-74', '75+'] as const
export type AgeBand = (typeof ageBands)[number]

export function ageBandOf(age: number): AgeBand {
  if (age < 20) return 'under-20'
  if (age < 50) return '20-49'
  if (age < 65) return '50-64'
  return age < 75 ? '65-74' : '75+'
}

/** Ages at which every standing exercise names something to hold on to. */
export const supportedBands = ['65-74', '75+'] as const satisfies readonly AgeBand[]
export const unsupportedBands = ['under-20', '20-49', '50-64'] as const satisfies readonly AgeBand[]
