import { type Expected, truthOf } from '../../choreography/choreography.ts'
import type { Film } from './film.ts'
import { framesPerSecond } from './film-list.ts'

const nothing: Expected = {}

/** The truth stored next to a film: true angles, and a perfect measurement. */
export function truthOfFilm({ name, movement, camera, empty, reason, person, pastime, ...film }: Film) {
  const truth = truthOf(movement, film.framesPerSecond ?? framesPerSecond, camera.yawDegrees)
  return {
    name,
    ...(person && { person: person.name }),
    ...truth,
    // The angles would belong to the movement it was choreographed from, which it does not show.
    ...(pastime && { movement: 'none', pastime }),
    expected: pastime ? nothing : reason ? { reason } : truth.expected,
    frames: empty || pastime ? [] : truth.frames,
  }
}
