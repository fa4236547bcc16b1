import { choreographies } from '../choreographies.ts'
import type { Movement } from '../movements/movement.ts'
import { looksAt } from './instant.ts'
import type { Expected } from './readings.ts'

const looksPerSecond = 100

/** Done in an easier way, something else may be looked for; with a hand on a chair, the same. */
export function expectedOf(movement: Movement): Expected {
  const { reading, variants } = choreographies[movement.id]
  const eased = movement.ease && variants[movement.ease]
  return (eased ?? reading)(looksAt(movement, looksPerSecond))
}
