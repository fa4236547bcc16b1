import type { BodyAngles, Measured, MovementId } from '@lithe/movements'
import type { DetectorChoice } from '../engine/detector.ts'

export type ReplayOptions = {
  url: string
  movements: readonly MovementId[]
  windowSeconds: number
  /** Leaves pictures out to get down to this rate, or to half the film's own; null measures them all. */
  framesPerSecond: number | 'half' | null
  /** Plays the film even when no movement has an analyser, for the joint angles alone. */
  neededAnyway: boolean
  engine: DetectorChoice
}

export type ReplayReport = {
  engine: string
  /** One for each of the movements asked for; null where there is no analyser yet. */
  measured: (Measured | null)[]
  series: { t: number; angles: BodyAngles | null }[]
  framesPerSecond: number
  analyserMsPerFrame: number
}

/** What the replay page offers to whoever drives the browser. */
export type Replay = (options: ReplayOptions) => Promise<ReplayReport>

declare global {
  interface Window {
    litheReplay: Replay
  }
}
