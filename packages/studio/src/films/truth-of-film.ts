import { truthOf } from '@lithe/choreography'
import type { Film } from './film.ts'
import { framesPerSecond } from './film-list.ts'

/** Stored beside the film: true angles, and a perfect measurement. */
export function truthOfFilm({ name, movement, camera, empty, reason, person, ...film }: Film) {
  const truth = truthOf(movement, film.framesPerSecond ?? framesPerSecond, camera.yawDegrees)
  return {
    name,
    ...(person && { person: person.name }),
    ...truth,
    expected: reason ? { reason } : truth.expected,
    frames: empty ? [] : truth.frames,
  }
}
