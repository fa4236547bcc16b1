import type { MovementKind, VariantId } from './movement-kinds.ts'

export const tests = ['balance', 'flexibility', 'strength'] as const
export type Test = (typeof tests)[number]

/** Published norms to compare with; packages/scoring holds their sources and retest errors. */
export const scorerIds = ['stance', 'toe-touch', 'sit-and-reach', 'stands', 'push-ups', 'plank'] as const
export type ScorerId = (typeof scorerIds)[number]

export type VariantDefinition = {
  /** Key of the variant's own plate, film, captions and words, so that it never shows the hard movement. */
  picture: string
  /** Test film of the variant; by default the movement's. */
  film?: string
}

/** A movement's facts as data, without its analyser. */
export type MovementDefinition = {
  id: string
  /** What its measurement contains. */
  kind: MovementKind
  test: Test
  /** Unit of the number on screen. */
  unit: 'seconds' | 'degrees' | 'reps'
  view: 'front' | 'side' | 'any'
  /** Start posture that the camera waits for. */
  startsFrom: 'standing' | 'straight-arms' | 'all-fours' | 'sitting'
  /** Figure that shows how to stand in front of the camera. */
  guide: 'front' | 'side' | 'straightArms' | 'allFours' | 'sitting'
  /** What the movement tires, as named during the rest that follows. */
  tires: 'legs' | 'back' | 'arms' | 'breath' | 'trunk' | 'hamstrings'
  /** Joint whose path is drawn; null for holds. */
  traces: 'wrist' | 'hip' | null
  /** Easier variants, hardest first; may be empty. */
  variants: Partial<Record<VariantId, VariantDefinition>>
  /** Substitute if it has no easier variant. */
  insteadOfIt: { movement: string; variant: VariantId } | null
  /** Seconds of rest before a repeat, which then waits for a tap; 0 if it may follow at once. */
  restBeforeAgainSeconds: 0 | 60
  /** Its test film, in workshop/choreography/films. */
  film: string
  /** Norm it is compared with; null if none is published. */
  scorer: ScorerId | null
  /** Variants that count towards the age (null: the standard variant); others are shown but not compared. */
  waysInAge: readonly (VariantId | null)[]
  /** The movement's number in the player protocol. */
  videoId: number
} & (
  | { kind: Exclude<MovementKind, 'repetitions'> }
  | {
      kind: 'repetitions'
      /** Full repetitions per second that no one sustains for half a minute. */
      mostPerSecond: number
      /** Slightly above the full-range threshold, to admit earlier players; null if no angle is read. */
      widestFullDegrees: number | null
    }
)
