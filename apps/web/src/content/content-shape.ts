import type { MovementId, Test } from '@lithe/movements/catalog'

/** What the test stands on: a public source, or a partner who has agreed to be named. */
export type Badge = {
  name: string
  year: number
  /** How many people were measured; null for a partner. */
  people: number | null
  /** Who they were and what they did, in a few words. */
  about: string
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
  when: string
  heldSeconds: number
  squats: number
  mobilityAge: number
  likely: readonly [youngest: number, oldest: number]
}

export type Story = {
  /** Stands above a story that is not one person's own. */
  label: string | null
  title: string
  realAge: number
  before: StoryVisit
  after: StoryVisit
  paragraphs: readonly string[]
  note: string
}

export type Content = {
  badges: readonly [Badge, Badge, Badge, Badge]
  badgesNote: string
  experts: readonly [Expert, Expert, Expert]
  /** What the experts' names stand here for. */
  expertsNote: string
  story: Story
}

/** The experts' years together, as far as they have told them; null where none has. */
export function experienceClaim(experts: readonly Pick<Expert, 'yearsOfExperience'>[]): string | null {
  const told = experts.flatMap(({ yearsOfExperience }) => yearsOfExperience ?? [])
  if (told.length === 0) return null
  return `over ${told.reduce((sum, years) => sum + years)} years of combined experience`
}

/** How many people the sources measured together, or null where one of them is no study. */
export function peopleMeasured(badges: readonly Pick<Badge, 'people'>[]): number | null {
  const counts = badges.map(({ people }) => people)
  return counts.reduce((sum, people) => (sum === null || people === null ? null : sum + people), 0)
}
