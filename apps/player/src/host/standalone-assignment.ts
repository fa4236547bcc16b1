import { movementIds, movements } from '@lithe/movements/catalog'
import type { Assignment } from '../session/assignment.ts'

const defaultWindowSeconds = 30

/** Without a host, `?movement=squat&duration=30` says what to measure. */
export function standaloneAssignment(query: URLSearchParams): Assignment {
  const movement = movementIds.find(id => id === query.get('movement')) ?? 'squat'
  const asked = Number(query.get('duration'))
  const windowSeconds = asked > 0 && asked <= 600 ? asked : defaultWindowSeconds
  return { movement, videoId: movements[movement].videoId, windowSeconds }
}
