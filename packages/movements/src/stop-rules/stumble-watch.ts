import { type Seconds, type Side, sides } from '@lithe/pose'
import type { Carriage } from './carriage.ts'

/** Who steps to catch themselves leans more than who walks. */
const leanFrom = 25
/** Two steps in this time are hurried. */
const withinSeconds = 1.2
/** Sideways in the picture, in leg lengths: a foot that came this far has stepped … */
const stepFrom = 0.25
/** … and feet whose middle came this far have left their place; a jump apart and together keeps it. */
const travelFrom = 0.35
const leastSeconds = 0.1

type Moment = Pick<Carriage, 'seconds' | 'feet'>
const middleOf = ({ feet }: Moment) => (feet.left + feet.right) / 2

/** Tells quick steps of both feet with a leaning trunk: a fall was caught. */
export function createStumbleWatch() {
  let recent: Moment[] = []
  let since: Seconds | null = null
  return ({ seconds, feet, legLength, leanDegrees }: Carriage): boolean => {
    recent = [...recent.filter(moment => seconds - moment.seconds <= withinSeconds), { seconds, feet }]
    const travel = (placeOf: (moment: Moment) => number) => {
      const places = recent.map(placeOf)
      return (Math.max(...places) - Math.min(...places)) / legLength
    }
    const haveStepped = sides.every((side: Side) => travel(moment => moment.feet[side]) >= stepFrom)
    const isStumbling = leanDegrees >= leanFrom && haveStepped && travel(middleOf) >= travelFrom
    if (!isStumbling) since = null
    else if (since === null) since = seconds
    return since !== null && seconds - since >= leastSeconds
  }
}
