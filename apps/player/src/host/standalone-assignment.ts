import { defaultEmergencyNumber } from '@lithe/contracts/player'
import { movementIds, movements, variantIds } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'

const defaultWindowSeconds = 30

/** Without a host, `?movement=squat&ease=seated&duration=30` says what to measure. */
export function standaloneAssignment(query: URLSearchParams): Assignment {
  const movement = movementIds.find(id => id === query.get('movement')) ?? 'squat'
  const ease = variantIds.find(id => id === query.get('ease') && id in movements[movement].variants) ?? null
  const asked = Number(query.get('duration'))
  const windowSeconds = asked > 0 && asked <= 600 ? asked : defaultWindowSeconds
  return {
    movement,
    ease,
    videoId: movements[movement].videoId,
    windowSeconds,
    emergencyNumber: defaultEmergencyNumber,
  }
}
