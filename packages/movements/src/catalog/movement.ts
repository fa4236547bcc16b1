import type { MovementDefinition, VariantDefinition } from '../definition/movement-definition.ts'
import type { VariantId } from '../definition/movement-kinds.ts'
import { jumpingJack } from '../jumping-jack/definition.ts'
import { plank } from '../plank/definition.ts'
import { pushUp } from '../push-up/definition.ts'
import { singleLegStance } from '../single-leg-stance/definition.ts'
import { sitAndReach } from '../sit-and-reach/definition.ts'
import { squat } from '../squat/definition.ts'
import { toeTouch } from '../toe-touch/definition.ts'

/** All movements, in display order. */
const definitions = [singleLegStance, toeTouch, squat, pushUp, jumpingJack, plank, sitAndReach] as const

export type Definition = (typeof definitions)[number]
export type MovementId = Definition['id']

type Ids<Each extends readonly { id: string }[]> = { -readonly [At in keyof Each]: Each[At]['id'] }
export const movementIds = definitions.map(({ id }) => id) as Ids<typeof definitions>

type PictureOf<Each> = Each extends { variants: infer Variants }
  ? {
      [Id in keyof Variants]: Variants[Id] extends { picture: infer Picture } ? Picture : never
    }[keyof Variants]
  : never
/** Variant pictures; each names a plate, a film and captions. */
export type VariantPicture = PictureOf<Definition>

export type Variant = VariantDefinition & { picture: VariantPicture }

/** A movement's definition, with names checked against the catalogue. */
export type Movement = MovementDefinition & {
  id: MovementId
  variants: Partial<Record<VariantId, Variant>>
  insteadOfIt: { movement: MovementId; variant: VariantId } | null
}

const known: readonly Movement[] = definitions
export const movements = Object.fromEntries(known.map(movement => [movement.id, movement])) as Record<
  MovementId,
  Movement
>

export const variantPictures: readonly VariantPicture[] = known.flatMap(({ variants }) =>
  Object.values(variants).map(({ picture }) => picture),
)

/** Whether it is done on the floor, with the phone there too; on a chair it is not. */
export const isOnFloor = (movement: MovementId, variant: VariantId | null): boolean =>
  movements[movement].startsFrom !== 'standing' && variant !== 'seated'

/** Seconds on the knees that end push-ups and planks, as the instructions say. */
export const restEndsAfterSeconds = 3

/** Whether it may start, and restart, without a tap; on the floor or at their limit, people decide for themselves. */
export const mayStartByItself = (movement: MovementId, variant: VariantId | null): boolean =>
  !isOnFloor(movement, variant) && movements[movement].restBeforeAgainSeconds === 0
