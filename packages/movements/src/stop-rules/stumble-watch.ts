import { type Seconds, type Side, sides } from '@lithe/pose'
import type { Carriage } from './carriage.ts'

/** Trunk lean of a catching step, more than in walking … */
const leanFrom = 25
/** … from upright a moment ago; in a fold the trunk leans throughout. */
const upright = { leanUpTo: 15, withinSeconds: 1.5 }
/** Two steps within this time are hurried. */
const withinSeconds = 1.2
/** Lateral movement in leg lengths that counts as a step … */
const stepFrom = 0.25
/** … and movement of the feet's midpoint that counts as leaving; a jumping jack stays in place. */
const leftFrom = 0.35
/** The engine returns from a passer-by's feet sooner than this. */
const leastSeconds = 0.3
/** No foot is this fast, so the landmarks jumped to other feet. */
const fastest = { pictureHeights: 0.2, inSeconds: 0.1 }

type Moment = Pick<Carriage, 'seconds' | 'feet'>
const middleOf = ({ feet }: Moment) => (feet.left + feet.right) / 2

const hasJumped = (from: Moment, to: Moment) => {
  const times = Math.max(1, (to.seconds - from.seconds) / fastest.inSeconds)
  return sides.some(side => Math.abs(to.feet[side] - from.feet[side]) > fastest.pictureHeights * times)
}

/** Detects a caught fall: both feet step quickly to another place just after the trunk begins to lean. */
export function createStumbleWatch() {
  let recent: Moment[] = []
  let uprightAt: Seconds | null = null
  let since: Seconds | null = null
  return ({ seconds, feet, legLength, leanDegrees }: Carriage): boolean => {
    const now = { seconds, feet }
    if (leanDegrees <= upright.leanUpTo) uprightAt = seconds
    if (recent.some(moment => hasJumped(moment, now))) recent = []
    recent = [...recent.filter(moment => seconds - moment.seconds <= withinSeconds), now]
    const legs = (length: number) => length / legLength
    const hasStepped = (side: Side) => {
      const places = recent.map(moment => moment.feet[side])
      return legs(Math.max(...places) - Math.min(...places)) >= stepFrom
    }
    const isStumbling =
      leanDegrees >= leanFrom &&
      uprightAt !== null &&
      seconds - uprightAt <= upright.withinSeconds &&
      sides.every(hasStepped) &&
      legs(Math.abs(middleOf(now) - middleOf(recent[0] ?? now))) >= leftFrom
    if (!isStumbling) since = null
    else if (since === null) since = seconds
    return since !== null && seconds - since >= leastSeconds
  }
}
