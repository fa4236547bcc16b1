export type AgeBand = 'under-20' | '20-49' | '50-64' | '65-74' | '75+'

export function ageBandOf(age: number): AgeBand {
  if (age < 20) return 'under-20'
  if (age < 50) return '20-49'
  if (age < 65) return '50-64'
  return age < 75 ? '65-74' : '75+'
}
