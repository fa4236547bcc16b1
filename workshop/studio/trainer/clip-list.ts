import type { Clip } from './clip.ts'
import { movementClips } from './movement-clips.ts'
import { previewClips } from './preview-clips.ts'
import { talkingClips } from './talking-clips.ts'
import { variantClips } from './variant-clips.ts'

export const framesPerSecond = 25

export const clips: readonly Clip[] = [...talkingClips, ...movementClips, ...variantClips, ...previewClips]

export function requireClip(id: string): Clip {
  const clip = clips.find(each => each.id === id)
  if (!clip) throw new Error(`there is no clip "${id}"; there are ${clips.map(each => each.id).join(', ')}`)
  return clip
}
