import { averagePerson, type Person } from './body/body.ts'
import { choreographies, type ScoredMovement } from './choreographies.ts'
import type { Movement } from './movements/movement.ts'
import { movementOf } from './performance.ts'

/** One tidy cycle of a movement, from rest to rest: what a teacher shows. */
export function demonstrationOf(id: ScoredMovement, person: Person = averagePerson): Movement {
  const { score, seconds } = choreographies[id].demonstration
  return movementOf(id, score, seconds, person)
}
