import { type Seconds, type Side, sides } from '@lithe/pose'
import type { Carriage } from './carriage.ts'

/** Who steps to catch themselves leans more than who walks … */
const leanFrom = 25
/** … and was upright a moment ago; who folds leans all the while. */
const upright = { leanUpTo: 15, withinSeconds: 1.5 }
/** Two steps in this time are hurried. */
const withinSeconds = 1.2
/** Sideways in the picture, in leg lengths: a foot that came this far has stepped … */
const stepFrom = 0.25
/** … and feet whose middle ends this far away have left their place; a jump apart and together keeps it. */
const leftFrom = 0.35
/** Someone else's feet, for whom the engine took these while they passed, are given back sooner. */
const leastSeconds = 0.3
/** No foot is this quick: marks that are have gone to other feet. */
const fastest = { pictureHeights: 0.2, inSeconds: 0.1 }

type Moment = Pick<Carriage, 'seconds' | 'feet'>
const middleOf = ({ feet }: Moment) => (feet.left + feet.right) / 2

const hasJumped = (from: Moment, to: Moment) => {
  const times = Math.max(1, (to.seconds - from.seconds) / fastest.inSeconds)
  return sides.some(side => Math.abs(to.feet[side] - from.feet[side]) > fastest.pictureHeights * times)
}

/** Tells quick steps of both feet to another place with a trunk that has just begun to lean: a fall was caught. */
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
