import { swellAt } from '../../choreography/choreography.ts'
import { type Expression, restingFace } from '../films/figure/expression.ts'
import type { Line } from './clip.ts'

type MouthShape = Pick<Expression, 'mouthOpen' | 'mouthWide'>

const closed: MouthShape = { mouthOpen: 0, mouthWide: 0 }
const shapeOfLetter: Readonly<Record<string, MouthShape>> = {
  a: { mouthOpen: 0.9, mouthWide: 0.3 },
  e: { mouthOpen: 0.5, mouthWide: 0.6 },
  i: { mouthOpen: 0.45, mouthWide: 0.7 },
  y: { mouthOpen: 0.35, mouthWide: 0.6 },
  o: { mouthOpen: 0.75, mouthWide: -0.7 },
  u: { mouthOpen: 0.45, mouthWide: -0.9 },
  w: { mouthOpen: 0.25, mouthWide: -1 },
  m: closed,
  b: closed,
  p: closed,
  ' ': { mouthOpen: 0.1, mouthWide: 0 },
  ',': closed,
  '.': closed,
}
const betweenVowels: MouthShape = { mouthOpen: 0.25, mouthWide: 0.1 }
/** Seconds over which neighbouring sounds blend. */
const blurSeconds = 0.07

const shapeAt = ({ words, fromSeconds, toSeconds }: Line, seconds: number): MouthShape => {
  const place = ((seconds - fromSeconds) / (toSeconds - fromSeconds)) * words.length
  const letter = words.toLowerCase()[Math.floor(place)]
  return letter === undefined || place < 0 ? closed : (shapeOfLetter[letter] ?? betweenVowels)
}

function blurred(line: Line, seconds: number): MouthShape {
  const shapes = [-1, -0.5, 0, 0.5, 1].map(step => shapeAt(line, seconds + step * blurSeconds))
  const mean = (key: keyof MouthShape) => shapes.reduce((sum, shape) => sum + shape[key], 0) / shapes.length
  return { mouthOpen: mean('mouthOpen'), mouthWide: mean('mouthWide') }
}

/** A speaking face: the mouth follows the letters, and the brows rise with each line. */
export const speakingFace =
  (lines: readonly Line[]) =>
  (seconds: number): Expression => {
    const rest = restingFace(seconds)
    const line = lines.find(
      ({ fromSeconds, toSeconds }) =>
        seconds > fromSeconds - blurSeconds && seconds < toSeconds + blurSeconds,
    )
    const lift = lines.reduce((most, { fromSeconds }) => {
      const swell = {
        rise: fromSeconds,
        top: fromSeconds + 0.35,
        fall: fromSeconds + 0.6,
        end: fromSeconds + 1.4,
      }
      return Math.max(most, swellAt(seconds, swell))
    }, 0)
    return {
      ...rest,
      ...(line ? blurred(line, seconds) : closed),
      brows: 0.7 * lift,
      smile: line ? 0.55 : 0.85,
    }
  }
