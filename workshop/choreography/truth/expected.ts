import { choreographies } from '../choreographies.ts'
import type { Movement } from '../movements/movement.ts'
import { looksAt } from './instant.ts'
import type { Expected } from './readings.ts'

const looksPerSecond = 100

/** Ground truth by variant; a hand on a chair does not change it. */
export function expectedOf(movement: Movement): Expected {
  const { reading, variants } = choreographies[movement.id]
  const eased = movement.variant && variants[movement.variant]
  return (eased ?? reading)(looksAt(movement, looksPerSecond))
}
