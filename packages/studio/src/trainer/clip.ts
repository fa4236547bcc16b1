import type { MovementId, VariantPicture } from '@lithe/movements/catalog'
import type { Reel } from '../films/reel.ts'

/** What she says, or what is said while she moves. */
export type Line = { words: string; fromSeconds: number; toSeconds: number }

export type ClipId = 'greeting' | 'ask-name' | 'ready' | 'ready-organisation' | MovementId | VariantPicture

/** One film of the trainer for the app. */
export type Clip = Reel & {
  id: ClipId
  lines: readonly Line[]
  /** The picture that stands where the film does not play. */
  posterSeconds: number
}
