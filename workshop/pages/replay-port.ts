import type { BodyAngles, Measured, MovementId } from '@lithe/movements'
import type { VariantId } from '@lithe/movements/catalog'
import type { DetectorChoice } from '../../apps/player/src/engine/litert/detector.ts'
import type { Turn } from './drawn-out-film.ts'
import type { FilmCondition } from './film-condition.ts'

export type ReplayOptions = {
  url: string
  movements: readonly MovementId[]
  /** The easier variant; null for the standard variant. */
  variant: VariantId | null
  windowSeconds: number
  /** Drops frames to reach this rate, or half the film's; null measures all frames. */
  framesPerSecond: number | 'half' | null
  condition: FilmCondition
  /** Parts to play back and forth; by default the film as is. Needs a rate. */
  turns?: readonly Turn[]
  /** Plays the film even without an analyser, for the joint angles. */
  neededAnyway: boolean
  /** Returns every landmark as the engine reported it. */
  needsRecording: boolean
  engine: DetectorChoice
}

/** Unsmoothed engine output of each frame; enough to measure again without the film. */
export type Recording = {
  /** Frame width ÷ height. */
  aspect: number
  /**
   * `t` in seconds; `landmarks` 33 × [image x, image y, world x, world y, world z, visibility], null without a person.
   */
  frames: { t: number; landmarks: number[] | null }[]
}

/** Results of one film's frames. */
export type Watched = {
  /** One per requested movement; null if the movement has no analyser. */
  measured: (Measured | null)[]
  series: { t: number; angles: BodyAngles | null }[]
  framesPerSecond: number
  analyserMsPerFrame: number
}

export type ReplayReport = Watched & { detector: string; recording: Recording | null }

export type Replay = (options: ReplayOptions) => Promise<ReplayReport>

declare global {
  interface Window {
    litheReplay: Replay
  }
}
