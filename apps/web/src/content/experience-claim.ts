import type { Expert } from './content-shape.ts'

/** The experts' years together, as far as they have told them; null where none has. */
export function experienceClaim(experts: readonly Pick<Expert, 'yearsOfExperience'>[]): string | null {
  const told = experts.flatMap(({ yearsOfExperience }) => yearsOfExperience ?? [])
  if (told.length === 0) return null
  return `over ${told.reduce((sum, years) => sum + years)} years of combined experience`
}
