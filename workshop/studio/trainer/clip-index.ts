import { secondsOf } from '../films/reel.ts'
import { clips } from './clip-list.ts'

/** What the web app knows about the clips. */
export const clipIndex = clips.map(clip => ({
  id: clip.id,
  ...clip.size,
  seconds: Number(secondsOf(clip).toFixed(2)),
  /** Times of each line in the room “captions”. */
  lines: clip.lines.map(({ fromSeconds, toSeconds }) => ({ fromSeconds, toSeconds })),
}))
