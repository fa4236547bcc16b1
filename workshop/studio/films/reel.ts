import type { Camera, Movement } from '../../choreography/choreography.ts'
import type { Expression } from './figure/expression.ts'
import type { Look } from './figure/look.ts'

export type PictureSize = { width: number; height: number }

/** A second person, who crosses the frame. */
export type Passer = {
  look: Look
  movement: Movement
  /** Their position relative to the person, in metres: sideways, and towards the phone. */
  place: { aside: number; before: number }
  /** How far they are turned to their left, away from facing the phone. */
  turnedDegrees: number
}

/** One uncut stretch of film. */
export type Take = {
  movement: Movement
  camera: Camera
  /** Start of the stretch in the movement, and its duration. */
  fromSeconds: number
  seconds: number
  empty?: true
  /** Facial expression by the movement's time; at rest by default. */
  expressionAt?: (seconds: number) => Expression
}

/** Takes shown one after the other. */
export type Reel = {
  size: PictureSize
  takes: readonly Take[]
  passer?: Passer
  /** Skin, hair and clothes; the trainer's by default. */
  look?: Look
}

export const secondsOf = ({ takes }: Reel) => takes.reduce((sum, { seconds }) => sum + seconds, 0)

export type Shown = { take: Take /** In seconds of the take's movement. */; seconds: number }

/** What is on screen at a second of the reel; the last frame once it has ended. */
export function shownAt({ takes }: Reel, seconds: number): Shown | null {
  let before = 0
  let shown: Shown | null = null
  for (const take of takes) {
    shown = { take, seconds: take.fromSeconds + Math.min(seconds - before, take.seconds) }
    before += take.seconds
    if (seconds < before) break
  }
  return shown
}
