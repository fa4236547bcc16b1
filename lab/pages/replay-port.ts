import type { BodyAngles, Measured, MovementId } from '@lithe/movements'
import type { VariantId } from '@lithe/movements/catalog'
import type { DetectorChoice } from '../../apps/player/src/engine/detector.ts'
import type { Turn } from './drawn-out-film.ts'
import type { FilmCondition } from './film-condition.ts'

export type ReplayOptions = {
  url: string
  movements: readonly MovementId[]
  /** The easier way they are done in; null as they are meant. */
  ease: VariantId | null
  windowSeconds: number
  /** Leaves pictures out to get down to this rate, or to half the film's own; null measures them all. */
  framesPerSecond: number | 'half' | null
  condition: FilmCondition
  /** The parts to be shown, to and fro; left out, the film is shown as it is. Needs a rate. */
  turns?: readonly Turn[]
  /** Plays the film even when no movement has an analyser, for the joint angles alone. */
  neededAnyway: boolean
  /** Gives back every landmark as the engine said it. */
  needsRecording: boolean
  engine: DetectorChoice
}

/** What the engine said of each picture before any smoothing; enough to measure the film again without it. */
export type Recording = {
  /** Picture width ÷ height. */
  aspect: number
  /** `t` in seconds; `landmarks` 33 × [image x, image y, world x, world y, world z, visibility], null without a person. */
  frames: { t: number; landmarks: number[] | null }[]
}

/** What came of one film's frames. */
export type Watched = {
  /** One for each of the movements asked for; null where there is no analyser yet. */
  measured: (Measured | null)[]
  series: { t: number; angles: BodyAngles | null }[]
  framesPerSecond: number
  analyserMsPerFrame: number
}

export type ReplayReport = Watched & { detector: string; recording: Recording | null }

/** What the replay page offers to the program that drives the browser. */
export type Replay = (options: ReplayOptions) => Promise<ReplayReport>

declare global {
  interface Window {
    litheReplay: Replay
  }
}
