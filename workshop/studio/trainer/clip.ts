import type { MovementId, VariantPicture } from '@lithe/movements/catalog'
import type { Reel } from '../films/reel.ts'

/** A line that she says, or that is said while she moves. */
export type Line = { words: string; fromSeconds: number; toSeconds: number }

export type ClipId = 'greeting' | 'ask-name' | 'ready' | 'ready-organisation' | MovementId | VariantPicture

/** One of the trainer's films for the app. */
export type Clip = Reel & {
  id: ClipId
  lines: readonly Line[]
  /** The still shown when the film does not play. */
  posterSeconds: number
}
