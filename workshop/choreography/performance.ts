import { averagePerson, type Person, skeletonOf } from '@lithe/body'
import type { PoseFrame } from '@lithe/pose'
import { choreographies, type ScoredMovement, type Scores } from './choreographies.ts'
import type { Camera } from './film/camera.ts'
import { filmPose } from './film/film-pose.ts'
import type { Movement } from './movements/movement.ts'
import { type Truth, truthOf } from './truth/truth.ts'

type Composers = {
  [Id in ScoredMovement]: { compose: (person: Person, score: Scores[Id], seconds: number) => Movement }
}
const composers: Composers = choreographies

export const movementOf = <Id extends ScoredMovement>(
  id: Id,
  score: Scores[Id],
  seconds: number,
  person: Person = averagePerson,
): Movement => composers[id].compose(person, score, seconds)

export type Performance = { readonly frames: PoseFrame[]; readonly truth: Truth }

/** Films a movement as a perfect pose model would see it, with the truth. */
export function film(movement: Movement, camera: Camera, fps: number): Performance {
  const count = Math.round(movement.seconds * fps)
  const frames = Array.from({ length: count }, (_, index) => {
    const seconds = index / fps
    return filmPose(skeletonOf(movement.body, movement.postureAt(seconds)), camera, seconds * 1000)
  })
  let truth: Truth | null = null
  return {
    frames,
    /** Computed on demand, since it takes longer than filming. */
    get truth() {
      truth ??= truthOf(movement, fps, camera.yawDegrees)
      return truth
    },
  }
}

export function performance<Id extends ScoredMovement>(
  id: Id,
  score: Scores[Id] & { person?: Person },
  camera: Camera,
  fps: number,
  seconds: number,
): Performance {
  return film(movementOf(id, score, seconds, score.person), camera, fps)
}
