import type { MovementId, Test } from '@lithe/movements/catalog'

/** What the test stands on: a public source, or a partner who has agreed to be named. */
export type Badge = {
  name: string
  year: number
  /** How many people were measured; null for a partner. */
  people: number | null
  link: string | null
}

export type Expert = {
  name: string
  /** What they know about, as the person is going to meet it. */
  test: Test
  plate: MovementId
  paper: string
  journal: string
  year: number
  link: string
  /** In the profession; null unless the expert has told. */
  yearsOfExperience: number | null
}

/** One test as it turned out: what was counted, and the age with its likely range. */
export type StoryVisit = {
  heldSeconds: number
  squats: number
  mobilityAge: number
  likely: readonly [youngest: number, oldest: number]
}

export type Story = {
  /** The story is not one person's own, and the page says so. */
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

/** The experts' years together, as far as they have told them; null where none has. */
export function yearsTold(experts: readonly Pick<Expert, 'yearsOfExperience'>[]): number | null {
  const told = experts.flatMap(({ yearsOfExperience }) => yearsOfExperience ?? [])
  return told.length === 0 ? null : told.reduce((sum, years) => sum + years)
}

/** How many people the sources measured together, or null where one of them is no study. */
export function peopleMeasured(badges: readonly Pick<Badge, 'people'>[]): number | null {
  const counts = badges.map(({ people }) => people)
  return counts.reduce((sum, people) => (sum === null || people === null ? null : sum + people), 0)
}
