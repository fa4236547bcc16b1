import type { MovementId, Test } from '@lithe/movements/catalog'

/** A basis of the test: a public source, or a partner who has agreed to be named. */
export type Badge = {
  name: string
  year: number
  /** Number of people measured; null for a partner. */
  people: number | null
  link: string | null
}

export type Expert = {
  name: string
  /** The expert's test, as the person will meet it. */
  test: Test
  plate: MovementId
  paper: string
  journal: string
  year: number
  link: string
  /** Years in the profession; null unless the expert has said. */
  yearsOfExperience: number | null
}

/** The result of one test: the count, and the age with its likely range. */
export type StoryVisit = {
  heldSeconds: number
  squats: number
  mobilityAge: number
  likely: readonly [youngest: number, oldest: number]
}

export type Story = {
  /** The story is a composite, and the page says so. */
  isExample: boolean
  realAge: number
  before: StoryVisit
  after: StoryVisit
}

export type Content = {
  badges: readonly [Badge, Badge, Badge, Badge]
  experts: readonly [Expert, Expert, Expert]
  story: Story
}

/** Total years of experience, of the experts who stated any; null if none did. */
export function yearsTold(experts: readonly Pick<Expert, 'yearsOfExperience'>[]): number | null {
  const told = experts.flatMap(({ yearsOfExperience }) => yearsOfExperience ?? [])
  return told.length === 0 ? null : told.reduce((sum, years) => sum + years)
}

/** Total people measured by the sources; null if a source is not a study. */
export function peopleMeasured(badges: readonly Pick<Badge, 'people'>[]): number | null {
  const counts = badges.map(({ people }) => people)
  return counts.reduce((sum, people) => (sum === null || people === null ? null : sum + people), 0)
}
