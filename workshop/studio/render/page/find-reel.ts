import { requireFilm } from '../../films/film-list.ts'
import type { Reel } from '../../films/reel.ts'
import { requireClip } from '../../trainer/clip-list.ts'

/** What the studio can draw: test films, and the trainer's clips. */
export type ReelName = { kind: 'film' | 'clip'; name: string }

export function findReel({ kind, name }: ReelName): Reel {
  if (kind === 'clip') return requireClip(name)
  const { size, movement, camera, empty, person, passer } = requireFilm(name)
  return {
    size,
    ...(person && { look: person.look }),
    ...(passer && { passer }),
    takes: [{ movement, camera, fromSeconds: 0, seconds: movement.seconds, ...(empty && { empty }) }],
  }
}
