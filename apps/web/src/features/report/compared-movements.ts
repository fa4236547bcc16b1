import type { MovementId, Test } from '@lithe/movements/catalog'
import type { BreakdownLine } from './breakdown-line.ts'
import { findMovement } from './find-movement.ts'

export type Compared = { test: Test; movements: readonly MovementId[] }

/** The movements of each test that were compared with other people; tests without any are left out. */
export const comparedMovements = (lines: readonly BreakdownLine[]): Compared[] =>
  lines.flatMap(line => {
    if (line.isMissing) return []
    const others = line.others.flatMap(other =>
      other.isMissing || other.score === null ? [] : [other.movement],
    )
    const leading = line.score === null ? null : findMovement(line.movement)
    const movements = leading ? [leading, ...others] : others
    return movements.length > 0 ? [{ test: line.test, movements }] : []
  })
