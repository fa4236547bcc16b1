import { averagePerson, type Person } from '@lithe/body'
import { choreographies, type ScoredMovement } from './choreographies.ts'
import type { Movement } from './movements/movement.ts'
import { movementOf } from './performance.ts'

/** One clean cycle of a movement from rest to rest, as a teacher shows it. */
export function demonstrationOf(id: ScoredMovement, person: Person = averagePerson): Movement {
  const { score, seconds } = choreographies[id].demonstration
  return movementOf(id, score, seconds, person)
}
