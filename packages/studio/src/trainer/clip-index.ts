import { secondsOf } from '../films/reel.ts'
import { clips } from './clip-list.ts'

/** What the web app knows of the clips. */
export const clipIndex = clips.map(clip => ({
  id: clip.id,
  ...clip.size,
  seconds: Number(secondsOf(clip).toFixed(2)),
  /** When each line of the room “captions” is said. */
  lines: clip.lines.map(({ fromSeconds, toSeconds }) => ({ fromSeconds, toSeconds })),
}))
