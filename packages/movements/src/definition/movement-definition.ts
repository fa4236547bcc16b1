import type { MovementKind, VariantId } from './movement-kinds.ts'

export const tests = ['balance', 'flexibility', 'strength'] as const
export type Test = (typeof tests)[number]

/** Published norms to compare with; packages/scoring has their sources and retest errors. */
export const scorerIds = ['stance', 'toe-touch', 'sit-and-reach', 'stands', 'push-ups', 'plank'] as const
export type ScorerId = (typeof scorerIds)[number]

export type VariantDefinition = {
  /** Key of its own plate, film, captions and words, so that the easier variant never shows the hard one. */
  picture: string
  /** Its test film; by default the movement's. */
  film?: string
}

/** A movement's facts as data, without its analyser. */
export type MovementDefinition = {
  id: string
  /** What its measurement holds. */
  kind: MovementKind
  test: Test
  /** Unit of the number on screen. */
  unit: 'seconds' | 'degrees' | 'reps'
  view: 'front' | 'side' | 'any'
  /** Start posture that the camera waits for. */
  startsFrom: 'standing' | 'straight-arms' | 'all-fours' | 'sitting'
  /** Figure that shows how to stand before the camera. */
  guide: 'front' | 'side' | 'straightArms' | 'allFours' | 'sitting'
  /** What it tires, named in the following rest. */
  tires: 'legs' | 'back' | 'arms' | 'breath' | 'trunk' | 'hamstrings'
  /** The joint whose path is drawn; null for holds. */
  traces: 'wrist' | 'hip' | null
  /** Easier variants, least easy first; may be empty. */
  variants: Partial<Record<VariantId, VariantDefinition>>
  /** Substitute when it has no easier variant. */
  insteadOfIt: { movement: string; variant: VariantId } | null
  /** Rest in seconds before repeating it, after which it waits for a tap; 0 when it may follow at once. */
  restBeforeAgainSeconds: 0 | 60
  /** Its test film, in workshop/choreography/films. */
  film: string
  /** The norm it is compared with; null when none is published. */
  scorer: ScorerId | null
  /** Variants that count towards the age, null for the standard one; others are shown without comparison. */
  waysInAge: readonly (VariantId | null)[]
  /** The movement's number in the player protocol. */
  videoId: number
} & (
  | { kind: Exclude<MovementKind, 'repetitions'> }
  | {
      kind: 'repetitions'
      /** A rate of full repetitions per second that no one sustains for half a minute. */
      mostPerSecond: number
      /** Slightly wider than the full-range threshold, for earlier players; null without a joint angle. */
      widestFullDegrees: number | null
    }
)
