import type { PoseFrame } from '@lithe/pose'
import { averagePerson, bodyOf, type Person } from './body/body.ts'
import { skeletonOf } from './body/skeleton.ts'
import type { Camera } from './film/camera.ts'
import { filmPose } from './film/film-pose.ts'
import { type JumpingJackScore, jumpingJack } from './movements/jumping-jack.ts'
import type { Movement } from './movements/movement.ts'
import { type PlankScore, plank } from './movements/plank.ts'
import { type PushUpScore, pushUp } from './movements/push-up.ts'
import { type StanceScore, singleLegStance } from './movements/single-leg-stance.ts'
import { type SitAndReachScore, sitAndReach } from './movements/sit-and-reach.ts'
import { type SquatScore, squat } from './movements/squat.ts'
import { standing } from './movements/standing.ts'
import { type ToeTouchScore, toeTouch } from './movements/toe-touch.ts'
import { type Truth, truthOf } from './truth/truth.ts'

/** What each movement needs to be told, apart from how long it lasts. */
export type Scores = {
  'single-leg-stance': Omit<StanceScore, 'seconds'>
  'toe-touch': Omit<ToeTouchScore, 'seconds'>
  squat: Omit<SquatScore, 'seconds'>
  'push-up': Omit<PushUpScore, 'seconds'>
  'jumping-jack': Omit<JumpingJackScore, 'seconds'>
  plank: Omit<PlankScore, 'seconds'>
  'sit-and-reach': Omit<SitAndReachScore, 'seconds'>
  none: Record<never, never>
}
export type ScoredMovement = keyof Scores

type Compose = { [Id in ScoredMovement]: (person: Person, score: Scores[Id], seconds: number) => Movement }

const compose: Compose = {
  'single-leg-stance': (person, score, seconds) => singleLegStance(bodyOf(person), { ...score, seconds }),
  'toe-touch': (person, score, seconds) => toeTouch(bodyOf(person), { ...score, seconds }),
  squat: (person, score, seconds) => squat(bodyOf(person), { ...score, seconds }),
  'push-up': (person, score, seconds) => pushUp(bodyOf(person), { ...score, seconds }),
  'jumping-jack': (person, score, seconds) => jumpingJack(bodyOf(person), { ...score, seconds }),
  plank: (person, score, seconds) => plank(bodyOf(person), { ...score, seconds }),
  'sit-and-reach': (person, score, seconds) => sitAndReach(bodyOf(person), { ...score, seconds }),
  none: (person, _, seconds) => standing(bodyOf(person), seconds),
}

export const movementOf = <Id extends ScoredMovement>(
  id: Id,
  score: Scores[Id],
  seconds: number,
  person: Person = averagePerson,
): Movement => compose[id](person, score, seconds)

export type Performance = { readonly frames: PoseFrame[]; readonly truth: Truth }

/** The movement filmed: what a faultless pose model would see, and what is true. */
export function film(movement: Movement, camera: Camera, fps: number): Performance {
  const count = Math.round(movement.seconds * fps)
  const frames = Array.from({ length: count }, (_, index) => {
    const seconds = index / fps
    return filmPose(skeletonOf(movement.body, movement.postureAt(seconds)), camera, seconds * 1000)
  })
  let truth: Truth | null = null
  return {
    frames,
    /** Looked for when it is asked for: it takes longer than the filming. */
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
