import type { MovementKind, VariantId } from './movement-kinds.ts'

export const tests = ['balance', 'flexibility', 'strength'] as const
export type Test = (typeof tests)[number]

/** The published results a number is compared with; packages/scoring holds their papers and retest errors. */
export const scorerIds = ['stance', 'toe-touch', 'sit-and-reach', 'stands', 'push-ups', 'plank'] as const
export type ScorerId = (typeof scorerIds)[number]

export type VariantDefinition = {
  /** Of its plate, film, captions and words; never those of the movement as it is meant: the easier way would show the hard one. */
  picture: string
  /** The test film that shows it; that of the movement where it is left out. */
  film?: string
}

/** Every fact of one movement that is data; what watches it stands beside it, and nothing of that comes along. */
export type MovementDefinition = {
  id: string
  /** What its measurement holds. */
  kind: MovementKind
  test: Test
  /** What the number on the screen counts. */
  unit: 'seconds' | 'degrees' | 'reps'
  /** How the person stands to the camera. */
  view: 'front' | 'side' | 'any'
  /** How the body is held when the movement begins; the camera waits for it. */
  startsFrom: 'standing' | 'straight-arms' | 'all-fours' | 'sitting'
  /** The figure that shows how to stand before the camera. */
  guide: 'front' | 'side' | 'straightArms' | 'allFours' | 'sitting'
  /** What it tires, and what the rest after it is for. */
  tires: 'legs' | 'back' | 'arms' | 'breath' | 'trunk' | 'hamstrings'
  /** The joint whose way is worth drawing; of what is held, none. */
  traces: 'wrist' | 'hip' | null
  /** The easier ways it may be done, the least easy first; empty where there is none. */
  variants: Partial<Record<VariantId, VariantDefinition>>
  /** What is done in its place by those who need it easier, where it has no easier way of its own. */
  insteadOfIt: { movement: string; ease: VariantId } | null
  /** Seconds of rest before it is done once more; it then waits for a tap. 0 where it may follow at once. */
  restBeforeAgainSeconds: 0 | 60
  /** Its test film, in packages/choreography/films. */
  film: string
  /** What it is compared by; null where nothing has been published, and the number stands for itself. */
  scorer: ScorerId | null
  /** The ways in which it has a part in the age, null as it is meant; in any other it is shown and not compared. */
  waysInAge: readonly (VariantId | null)[]
  /** Number the player protocol knows the movement by. */
  videoId: number
} & (
  | { kind: Exclude<MovementKind, 'repetitions'> }
  | {
      kind: 'repetitions'
      /** More full repetitions a second no person has ever done for half a minute. */
      mostPerSecond: number
      /** Wider than what the analyser takes for full, with room for earlier players; null where no joint is read. */
      widestFullDegrees: number | null
    }
)
